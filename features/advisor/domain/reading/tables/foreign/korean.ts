/** Korean words by what they are in English: see `foreign-words.ts`. */
export const KOREAN = `
-: 있어요 있나요 있을까요 있는지 이랑 에만 에는 에서 에 은 이 가 을 를 하는 하고 좀 주세요 추천해 추천 싶어요 듣고 들을 만한 관련된 관련 대한 관한 어떤 무슨 과 매주 일주일에 주당 중에서 중에 도 의
is there: 있습니까
class: 수업 강의 과목 강좌
seminar: 세미나
laboratory: 실험
only : 만
not : 안되고 안하는
 not , : 말고 아닌 제외하고 제외 빼고 안_돼요 안_되요 안돼요 안되요 안_됩니다 안_하는 없는_날 없고 없는 싫어요 못_가요 못_들어요 피하고 에는_안 은_안
no prerequisites : 선수과목_없는 선수_과목_없는 선수과목이_없는
easy : 쉬운 가벼운 편한 쉽고
not much work : 과제가_적은 과제_적은 부담_없는 부담이_적은
hard : 어려운
monday: 월요일
tuesday: 화요일
wednesday: 수요일
thursday: 목요일
friday: 금요일
morning: 아침
am : 오전
pm : 오후
evening: 저녁
noon: 정오
in spring: 봄학기 봄
in fall: 가을학기 가을
next semester: 다음_학기
this semester: 이번_학기
and: 그리고 와
or: 또는 이나 혹은
or less: 이하 이내 미만 넘지_않는
or more: 이상
at most: 최대
at least: 최소
or later: 이후 부터
or earlier: 이전 전에 까지
hours: 시간
students: 명
rating: 평점 점수
highly rated: 평점_높은 평점이_높은 평이_좋은
the first one: 첫_번째 첫번째
the second one: 두_번째 두번째
which is easiest: 제일_쉬운 가장_쉬운
other ones: 다른
for beginners: 입문 초보자
thanks: 감사합니다 고마워요 고맙습니다
hello: 안녕하세요 안녕
mathematics: 수학
physics: 물리학 물리
chemistry: 화학
biology: 생물학 생물
history: 역사
economics: 경제학 경제
psychology: 심리학
philosophy: 철학
religion: 종교학 종교
music: 음악
statistics: 통계학 통계
computer science: 컴퓨터공학 컴퓨터_과학 컴퓨터
artificial intelligence: 인공지능
machine learning: 머신러닝 기계학습
programming: 프로그래밍 코딩
linguistics: 언어학
literature: 문학
art history: 미술사
art: 미술 예술
film: 영화
theater: 연극
dance: 무용 춤
photography: 사진
architecture: 건축학 건축
sociology: 사회학
anthropology: 인류학
politics: 정치
political science: 정치학
law: 법학 법
environment: 환경
climate: 기후
climate change: 기후_변화 기후변화
energy: 에너지
astronomy: 천문학
engineering: 공학
management: 경영학 경영
finance: 금융
education: 교육
medicine: 의학
neuroscience: 뇌과학 신경과학
writing: 글쓰기
design: 디자인
japanese: 일본어
spanish: 스페인어
french: 프랑스어
german: 독일어
chinese: 중국어
korean: 한국어
language: 언어
who teaches: 누가_가르쳐 누가_가르치
when is: 언제
prerequisites: 선수과목
units: 학점
`;

/** Japanese words by what they are in English: see `foreign-words.ts`. */
export const JAPANESE = `
-: はありますか ありますか ください を に の は が で 関する 関連 おすすめ 教えて したい です ます と も へ
class: 授業 講義 クラス
seminar: ゼミ セミナー
 not , : 以外 がない のない ない じゃない ではない は無理 はダメ
or less: 以下 以内 未満
or more: 以上
or later: 以降
or earlier: 以前 まで
hours: 時間
monday: 月曜日 月曜
tuesday: 火曜日 火曜
wednesday: 水曜日 水曜
thursday: 木曜日 木曜
friday: 金曜日 金曜
morning: 朝
am : 午前
pm : 午後
in spring: 春学期 春
in fall: 秋学期 秋
mathematics: 数学
physics: 物理学 物理
chemistry: 化学
biology: 生物学
economics: 経済学 経済
psychology: 心理学
philosophy: 哲学
history: 歴史
music: 音楽
art: 美術 芸術
film: 映画
literature: 文学
statistics: 統計学 統計
computer science: コンピュータ 情報科学
religion: 宗教
politics: 政治
easy : 簡単な 楽な
thanks: ありがとう
hello: こんにちは
`;

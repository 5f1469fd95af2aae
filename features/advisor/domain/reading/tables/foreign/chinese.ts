/** Chinese words by what they are in English: see `foreign-words.ts`. */
export const CHINESE = `
-: 分 我想 想上 想选 想学 请问 可以 推荐 想要 请 有什么 什么 关于 方面 相关 那些 哪些 的 吗 呢 在 我 是 您 你 了 能 选 每周作业 作业 每周 一周 每星期 学期 上课的 的话
is there: 有没有 有
class: 课程 课
seminar: 研讨课 讨论课 研讨会
laboratory: 实验课
only : 只在 只有 只
not : 不要 不在 不是 不想 不想要 避开 别在 非 不能在 不喜欢 除了 不含 没有
 not , : 不上课 没课 没有课 以外 之外 不行 不可以 不能上 没空 没时间 不方便 有事 要打工 要上班
easy : 容易 简单 轻松 不太难 不难 作业少
hard : 难
not much work : 作业不多 工作量小 不太累
monday: 周一 星期一 礼拜一
tuesday: 周二 星期二 礼拜二
wednesday: 周三 星期三 礼拜三
thursday: 周四 星期四 礼拜四
friday: 周五 星期五 礼拜五
and: 和 跟 以及
or: 或者 还是 或
morning: 上午 早上 早晨
afternoon: 下午
evening: 晚上
noon: 中午
in spring: 春季学期 春季 春天
in fall: 秋季学期 秋季 秋天
next semester: 下学期 下个学期
this semester: 这学期 本学期 这个学期
at most: 不超过 最多 至多 不多于
less than: 少于 低于 不到 小于
at least: 至少 不低于 不少于 最少
more than: 超过 多于 高于 大于
or less: 以内 以下 之内
or more: 以上
or later: 以后 之后 后
or earlier: 以前 之前 前
not before : 不早于
hours: 个小时 小时
units: 学分
who teaches: 谁教 谁上 哪个老师 哪位老师 哪位教授
when is: 什么时候 几点
prerequisites: 先修课 先修 前置课
no prerequisites: 没有先修 不需要先修 无先修 不要求先修
highly rated: 评分高 评价好 评价高
rating: 评分
the first one: 第一个 第一门
the second one: 第二个 第二门
which is easiest: 哪个最容易 哪门最轻松 哪个最轻松 哪门最简单
other ones: 别的 其他的 其它的
for beginners: 入门 零基础 初学者
thanks: 谢谢 多谢
hello: 你好 您好
mathematics: 数学
physics: 物理学 物理
chemistry: 化学
biology: 生物学 生物
history: 历史
economics: 经济学 经济
psychology: 心理学 心理
philosophy: 哲学
music: 音乐
statistics: 统计学 统计
computer science: 计算机科学 计算机
artificial intelligence: 人工智能
machine learning: 机器学习
programming: 编程
linguistics: 语言学
literature: 文学
art history: 艺术史
art: 艺术 美术
film: 电影
theater: 戏剧
dance: 舞蹈
photography: 摄影
architecture: 建筑学 建筑
urban planning: 城市规划
religion: 宗教
sociology: 社会学
anthropology: 人类学
politics: 政治
political science: 政治学 政治科学
law: 法律
environment: 环境
climate: 气候
climate change: 气候变化
energy: 能源
astronomy: 天文学 天文
engineering: 工程
management: 管理学 管理
finance: 金融
business: 商业
education: 教育
medicine: 医学
public health: 公共卫生
neuroscience: 神经科学
writing: 写作
poetry: 诗歌
design: 设计
japanese: 日语
spanish: 西班牙语
french: 法语
german: 德语
korean: 韩语
chinese: 中文 汉语
language: 语言
china: 中国
japan: 日本
africa: 非洲
europe: 欧洲
`;

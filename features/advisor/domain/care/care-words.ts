import type { CareLanguage, Concern } from './cues/cue-table.ts';

/** The parts of a reply in one language. `emergency` is a telephone number, or a phrase if it is unknown. */
export interface CareWords {
  /** Acknowledges the message. */
  opening: Record<Concern, string>;
  /** What this program is, and who can help; followed by the support lines. */
  program: (assistant: string) => string;
  /** The same without support lines. */
  withoutLines: (assistant: string) => string;
  /** What to do at once. */
  now: Record<Concern, (emergency: string) => string>;
  /** Used instead of an unknown emergency number. */
  localNumber: string;
  closing: string;
  call: string;
  text: string;
}

const ENGLISH: CareWords = {
  opening: {
    self: 'I’m glad you wrote that down, and I take it seriously. You don’t have to get through this alone.',
    friend:
      'It’s good that you are looking out for somebody. What you describe is serious, and telling a person who can help is right, even if you promised not to.',
    danger: 'What you describe is serious, and it is not your fault.',
  },
  program: (assistant) =>
    `I’m ${assistant}, a program: I can’t be there for you the way a person can. These people can, now:`,
  withoutLines: (assistant) =>
    `I’m ${assistant}, a program: I can’t be there for you the way a person can. Please tell somebody now: a friend, family, your university’s counselling service, a doctor.`,
  now: {
    self: (emergency) =>
      `If you might act on it, or have hurt yourself: call **${emergency}** now, or go to somebody near you.`,
    friend: (emergency) =>
      `If they may be in danger now: call **${emergency}**, and stay with them if you safely can.`,
    danger: (emergency) =>
      `If you are in danger now: call **${emergency}** first, and go where other people are.`,
  },
  localNumber: 'your local emergency number',
  closing: 'Your courses can wait. When you want to go on with them, I’m here.',
  call: 'call',
  text: 'text',
};

const SPANISH: CareWords = {
  opening: {
    self: 'Me alegra que lo hayas escrito, y lo tomo en serio. No tienes que pasar por esto a solas.',
    friend:
      'Qué bien que cuides de otra persona. Lo que cuentas es serio, y está bien contárselo a alguien que pueda ayudar, aunque hayas prometido no hacerlo.',
    danger: 'Lo que cuentas es serio, y no es culpa tuya.',
  },
  program: (assistant) =>
    `Soy ${assistant}, un programa: no puedo acompañarte como lo hace una persona. Estas personas sí pueden, ahora mismo:`,
  withoutLines: (assistant) =>
    `Soy ${assistant}, un programa: no puedo acompañarte como lo hace una persona. Por favor, cuéntaselo ahora a alguien: una amistad, tu familia, el servicio de atención psicológica de tu universidad, un médico.`,
  now: {
    self: (emergency) =>
      `Si crees que podrías hacerlo, o te has hecho daño: llama ya al **${emergency}** o ve con alguien que esté cerca.`,
    friend: (emergency) =>
      `Si puede estar en peligro ahora: llama al **${emergency}** y quédate a su lado si puedes hacerlo sin riesgo.`,
    danger: (emergency) =>
      `Si estás en peligro ahora: llama primero al **${emergency}** y ve a un lugar donde haya más gente.`,
  },
  localNumber: 'número de emergencias de tu país',
  closing: 'Tus cursos pueden esperar. Cuando quieras seguir con ellos, aquí estoy.',
  call: 'llama al',
  text: 'mensaje al',
};

const FRENCH: CareWords = {
  opening: {
    self: 'Merci de l’avoir écrit. Je prends cela au sérieux, et tu n’as pas à traverser cela sans personne à tes côtés.',
    friend:
      'C’est bien de veiller sur quelqu’un. Ce que tu décris est grave, et il est juste d’en parler à une personne qui peut aider, même si tu as promis de te taire.',
    danger: 'Ce que tu décris est grave, et ce n’est pas ta faute.',
  },
  program: (assistant) =>
    `Je suis ${assistant}, un programme : je ne peux pas être là comme une personne. Ces personnes le peuvent, maintenant :`,
  withoutLines: (assistant) =>
    `Je suis ${assistant}, un programme : je ne peux pas être là comme une personne. Parles-en maintenant à quelqu’un : une amie, un ami, ta famille, le service d’écoute de ton université, un médecin.`,
  now: {
    self: (emergency) =>
      `Si tu risques de passer à l’acte, ou si tu t’es fait du mal : appelle tout de suite le **${emergency}**, ou va vers quelqu’un près de toi.`,
    friend: (emergency) =>
      `Si cette personne est peut-être en danger maintenant : appelle le **${emergency}**, et reste auprès d’elle si tu le peux sans risque.`,
    danger: (emergency) =>
      `Si tu es en danger maintenant : appelle d’abord le **${emergency}**, et va là où il y a du monde.`,
  },
  localNumber: 'numéro d’urgence de ton pays',
  closing: 'Tes cours peuvent attendre. Quand tu voudras y revenir, je suis là.',
  call: 'appelle le',
  text: 'SMS au',
};

const GERMAN: CareWords = {
  opening: {
    self: 'Gut, dass du das geschrieben hast. Ich nehme es ernst, und du musst da nicht allein durch.',
    friend:
      'Gut, dass du auf jemanden achtest. Was du beschreibst, ist ernst, und es ist richtig, jemanden einzuweihen, der helfen kann, auch wenn du versprochen hast zu schweigen.',
    danger: 'Was du beschreibst, ist ernst, und es ist nicht deine Schuld.',
  },
  program: (assistant) =>
    `Ich bin ${assistant}, ein Programm, und kann nicht so für dich da sein wie ein Mensch. Diese Menschen können es, jetzt:`,
  withoutLines: (assistant) =>
    `Ich bin ${assistant}, ein Programm, und kann nicht so für dich da sein wie ein Mensch. Bitte sprich jetzt mit jemandem: Freunden, Familie, der psychologischen Beratung deiner Uni, einem Arzt oder einer Ärztin.`,
  now: {
    self: (emergency) =>
      `Wenn du dir etwas antun könntest oder dich verletzt hast: Ruf jetzt **${emergency}** an oder geh zu jemandem in deiner Nähe.`,
    friend: (emergency) =>
      `Wenn die Person gerade in Gefahr sein könnte: Ruf **${emergency}** an und bleib bei ihr, wenn du das gefahrlos kannst.`,
    danger: (emergency) =>
      `Wenn du gerade in Gefahr bist: Ruf zuerst **${emergency}** an und geh dorthin, wo andere Menschen sind.`,
  },
  localNumber: 'den Notruf deines Landes',
  closing: 'Deine Kurse können warten. Wenn du mit ihnen weitermachen willst, bin ich hier.',
  call: 'Telefon',
  text: 'SMS',
};

const CHINESE: CareWords = {
  opening: {
    self: '谢谢你把这些写出来。我会认真对待，你不必一个人扛着。',
    friend: '你在关心别人，这很好。你说的事很严重，告诉一个能帮上忙的人是对的，即使你答应过保密。',
    danger: '你说的事很严重，这不是你的错。',
  },
  program: (assistant) => `我是 ${assistant}，只是一个程序，没法像人那样陪着你。下面这些人现在就可以：`,
  withoutLines: (assistant) =>
    `我是 ${assistant}，只是一个程序，没法像人那样陪着你。请现在就告诉一个人：朋友、家人、学校的心理咨询中心，或者医生。`,
  now: {
    self: (emergency) =>
      `如果你可能会伤害自己，或者已经受伤：请马上拨打 **${emergency}**，或者去找身边的人。`,
    friend: (emergency) =>
      `如果对方现在可能有危险：请拨打 **${emergency}**，在保证自己安全的前提下陪在对方身边。`,
    danger: (emergency) => `如果你现在有危险：请先拨打 **${emergency}**，到有人的地方去。`,
  },
  localNumber: '当地的急救电话',
  closing: '选课的事可以等。什么时候想继续，我都在。',
  call: '电话',
  text: '短信',
};

const KOREAN: CareWords = {
  opening: {
    self: '그 마음을 적어 줘서 고마워요. 가볍게 여기지 않을게요. 혼자 견디지 않아도 돼요.',
    friend:
      '누군가를 걱정하고 있군요. 말씀하신 일은 심각해요. 비밀로 하겠다고 약속했더라도, 도울 수 있는 사람에게 알리는 것이 옳아요.',
    danger: '말씀하신 일은 심각하고, 당신 잘못이 아니에요.',
  },
  program: (assistant) =>
    `저는 ${assistant}라는 프로그램이라서 사람처럼 곁에 있어 줄 수는 없어요. 지금 도와줄 수 있는 분들이에요:`,
  withoutLines: (assistant) =>
    `저는 ${assistant}라는 프로그램이라서 사람처럼 곁에 있어 줄 수는 없어요. 지금 누군가에게 이야기해 주세요. 친구, 가족, 학교 상담센터, 의사 누구라도 좋아요.`,
  now: {
    self: (emergency) =>
      `스스로를 해칠 것 같거나 이미 다쳤다면 지금 바로 **${emergency}**(으)로 전화하거나 가까이 있는 사람에게 가 주세요.`,
    friend: (emergency) =>
      `그분이 지금 위험할 수 있다면 **${emergency}**(으)로 전화하고, 본인이 안전하다면 곁에 있어 주세요.`,
    danger: (emergency) =>
      `지금 위험하다면 먼저 **${emergency}**(으)로 전화하고, 다른 사람들이 있는 곳으로 가 주세요.`,
  },
  localNumber: '가까운 긴급 전화번호',
  closing: '수업 이야기는 나중에 해도 돼요. 다시 이야기하고 싶을 때 여기 있을게요.',
  call: '전화',
  text: '문자',
};

export const CARE_WORDS: Readonly<Record<CareLanguage, CareWords>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  zh: CHINESE,
  ko: KOREAN,
};

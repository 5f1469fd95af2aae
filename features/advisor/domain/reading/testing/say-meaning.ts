import type { Condition, Meaning } from '../spans/meaning.ts';

/** A meaning as one line of text, for printing and for the tests of the tables. */
export const sayMeaning = (meaning: Meaning): string => {
  switch (meaning.is) {
    case 'conditions':
      return meaning.conditions.map(sayCondition).join(', ');
    case 'term':
      return ['term', meaning.beside, meaning.season, meaning.year].filter((part) => part !== null).join(' ');
    case 'kind':
      return `kind ${meaning.kind}`;
    case 'busy':
      return `busy ${meaning.on.join(' ')} ${clock(meaning.start)}-${clock(meaning.end)}`;
    case 'order':
      return `order ${meaning.order.by}${meaning.order.descending ? ' down' : ''}${meaning.count ? ` of ${meaning.count}` : ''}`;
    case 'than':
      return `than ${meaning.field} ${meaning.less ? 'less' : 'more'}`;
    case 'course':
      return `course ${meaning.code}`;
    case 'bound':
      return `bound ${meaning.side} ${meaning.number}`;
    case 'act':
      return `act ${meaning.act}`;
    case 'ask':
      return `asks ${meaning.fields.join(' ')}`;
    case 'unheld':
      return `unheld ${meaning.thing}`;
    case 'reference': {
      const { to } = meaning;
      return ['to', to.kind, 'at' in to ? to.at : 'by' in to ? to.by : 'count' in to ? to.count : null]
        .filter((part) => part !== null)
        .join(' ');
    }
    case 'role':
      return `role ${meaning.role}`;
    case 'programme':
      return meaning.name === null ? 'own programme' : `programme ${meaning.name}`;
    case 'group':
      return `group ${meaning.name}`;
    case 'talk':
      return `talk ${meaning.talk}`;
    case 'outside':
      return `outside ${meaning.about}`;
    case 'elsewhere':
      return `elsewhere ${meaning.university}`;
    case 'allow':
      return `allow ${meaning.days.join(' ')}`;
    case 'count':
      return `count ${meaning.count}`;
    default:
      return meaning.is;
  }
};

export const sayCondition = ({ on, value, isTurned }: Condition): string =>
  `${isTurned ? 'not ' : ''}${on}${value === true ? '' : ` ${sayValue(value)}`}`;

const sayValue = (value: Condition['value']): string => {
  if (value === null || typeof value !== 'object') return String(value);
  if ('mode' in value) return `${value.mode} ${value.on.join(' ')}`;
  if ('min' in value) {
    const { min, max } = value;
    if (min === max) return String(min);
    return max === null ? `at least ${min}` : min === null ? `at most ${max}` : `${min} to ${max}`;
  }
  if ('start' in value) return `${value.on.join(' ')} ${value.start}-${value.end}`;
  return value
    .map((each) =>
      typeof each === 'string' ? each : `${each.mode} ${each.scheme}: ${each.values.join(', ')}`,
    )
    .join(' ');
};

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

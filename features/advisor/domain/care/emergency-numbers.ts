/** A country's emergency number, and a crisis line if there is one reachable nationwide. */
export interface EmergencyNumbers {
  emergency: string;
  line?: { name: string; telephone: string; text?: string };
}

const samaritans = { name: 'Samaritans', telephone: '116 123' };
const telefonseelsorge = { name: 'TelefonSeelsorge', telephone: '116 123' };

/**
 * By ISO 3166 code. Public numbers that have been stable for years; only the emergency number where there is no such
 * line.
 */
const NUMBERS: Readonly<Record<string, EmergencyNumbers>> = {
  US: {
    emergency: '911',
    line: { name: '988 Suicide & Crisis Lifeline', telephone: '988', text: '988' },
  },
  CA: {
    emergency: '911',
    line: { name: '9-8-8 Suicide Crisis Helpline', telephone: '988', text: '988' },
  },
  MX: { emergency: '911', line: { name: 'Línea de la Vida', telephone: '800 911 2000' } },
  BR: { emergency: '192', line: { name: 'CVV', telephone: '188' } },
  GB: { emergency: '999', line: samaritans },
  IE: { emergency: '112', line: samaritans },
  FR: {
    emergency: '112',
    line: { name: 'Numéro national de prévention du suicide', telephone: '3114' },
  },
  ES: { emergency: '112', line: { name: 'Línea 024', telephone: '024' } },
  DE: { emergency: '112', line: telefonseelsorge },
  AT: { emergency: '112', line: { name: 'TelefonSeelsorge', telephone: '142' } },
  CH: { emergency: '112', line: { name: 'Die Dargebotene Hand', telephone: '143' } },
  NL: { emergency: '112', line: { name: '113 Zelfmoordpreventie', telephone: '113' } },
  BE: { emergency: '112', line: { name: 'Zelfmoordlijn', telephone: '1813' } },
  NO: { emergency: '113', line: { name: 'Mental Helse', telephone: '116 123' } },
  AU: { emergency: '000', line: { name: 'Lifeline', telephone: '13 11 14' } },
  NZ: { emergency: '111', line: { name: '1737, need to talk?', telephone: '1737', text: '1737' } },
  KR: { emergency: '119', line: { name: '자살예방 상담전화', telephone: '109' } },
  JP: { emergency: '119', line: { name: 'よりそいホットライン', telephone: '0120-279-338' } },
  CN: { emergency: '120', line: { name: '全国统一心理援助热线', telephone: '12356' } },
  TW: { emergency: '119', line: { name: '安心專線', telephone: '1925' } },
  SG: { emergency: '995', line: { name: 'Samaritans of Singapore', telephone: '1767' } },
  IN: { emergency: '112', line: { name: 'Tele-MANAS', telephone: '14416' } },
  IL: { emergency: '101', line: { name: 'ERAN', telephone: '1201' } },
  ZA: { emergency: '112', line: { name: 'SADAG', telephone: '0800 567 567' } },
};

/** Countries with only the European number 112. */
const EUROPEAN = 'BG CY CZ DK EE FI GR HR HU IS IT LT LU LV MT PL PT RO SE SI SK TR'.split(' ');

/** @param country ISO 3166 alpha-2; null and unknown codes give null */
export const emergencyNumbersOf = (country: string | null): EmergencyNumbers | null => {
  if (country === null) return null;
  return NUMBERS[country] ?? (EUROPEAN.includes(country) ? { emergency: '112' } : null);
};

export interface Mail {
  to: string;
  subject: string;
  /** The same content as plain text and as HTML. */
  text: string;
  html: string;
}

/** Sends mails, or writes them to the outbox if no server is configured. */
export interface Mailer {
  /**
   * Resolves once the server has accepted the mail, or the file is written.
   *
   * @throws MailFailure
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail was not accepted. The message contains only the server's code: its text often repeats the address. */
export class MailFailure extends Error {
  readonly code: string;
  /** The address is rejected permanently. */
  readonly isFinal: boolean;

  constructor(code: string, isFinal: boolean) {
    super(`the mail was not taken: ${code}`);
    this.name = 'MailFailure';
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** A mail in nodemailer's format. */
export const toMessage = (from: string, { to, subject, text, html }: Mail) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  headers: { 'auto-submitted': 'auto-generated' },
});

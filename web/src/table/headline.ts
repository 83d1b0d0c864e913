/** The first line above a table: the question to me, the event being shown, or whose turn it is. */

export interface Headlines {
  /** The question to my seat, if it may choose now. */
  question: string;
  /** The event that is being shown, in a sentence; "" for one without. */
  now: string;
  /** The last sentence of the log. */
  last: string;
  /** That the round or the game is over, while its end is read. */
  over: string;
  /** Events are being shown, or were a moment ago. */
  moving: boolean;
  /** Who is to move; "" if that is nobody else. */
  others: string;
  /** For the rare moment in which nothing is known. */
  otherwise: string;
}

/**
 * While something happens the headline says what: an event without a sentence, and the moment until
 * the next event, keep the sentence before. Whose turn it is comes when the table has come to rest.
 */
export function headline({
  question,
  now,
  last,
  over,
  moving,
  others,
  otherwise,
}: Headlines): string {
  if (over) return over;
  if (question) return question;
  if (now) return now;
  if (moving && last) return last;
  return others || last || otherwise;
}

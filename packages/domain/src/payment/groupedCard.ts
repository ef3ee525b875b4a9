/** Formats a masked card number in groups of four, as on the card: `9410-0012-****-000*`. */
export const groupedCard = (number: string): string =>
  /^[\d*]{12,19}$/u.test(number) ? (number.match(/.{1,4}/gu) ?? []).join('-') : number

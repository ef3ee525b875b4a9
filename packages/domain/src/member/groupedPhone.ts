/** A mobile number of Korea as Koreans write it: `010-1234-5678`. Others have no one form and stay as they are. */
export const groupedPhone = (digits: string): string =>
  digits.replace(/^(01[016-9])(\d{3,4})(\d{4})$/u, '$1-$2-$3')

/**
 * Formats a Korean mobile number as Koreans write it: `010-1234-5678`. Other numbers have no single format
 * and are returned unchanged.
 */
export const groupedPhone = (digits: string): string =>
  digits.replace(/^(01[016-9])(\d{3,4})(\d{4})$/u, '$1-$2-$3')

/**
 * Formats `20260102` as `2026-01-02`, which is understood in every language; anything else stays unchanged.
 */
export const dayOf = (date: string): string => date.replace(/^(\d{4})(\d{2})(\d{2})$/u, '$1-$2-$3')

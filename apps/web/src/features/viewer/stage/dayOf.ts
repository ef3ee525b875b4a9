/** `20260102` → `2026-01-02`, read alike in every language; whatever else stands there stays as it is. */
export const dayOf = (date: string): string => date.replace(/^(\d{4})(\d{2})(\d{2})$/u, '$1-$2-$3')

/**
 * Texts that break careless code: bidirectional and zero-width marks, markup, spreadsheet formulas, halves of
 * emoji, very long texts.
 */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u202e\u2066abc\u2069',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x")',
  '👩‍⚕️🇰🇷',
  '가\u0301각́',
  "'; drop table modules; --",
  'toString',
  '{i0}{{i0}}',
  '%s%n',
  '\ufeff\u200b',
  '１２．５',
  'x'.repeat(1500),
]

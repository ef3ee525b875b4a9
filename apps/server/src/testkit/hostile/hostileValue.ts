import fc from 'fast-check'

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table members; --",
  "' or 1=1 --",
  '$1',
  '%00%0a',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'a@example.com\r\nBcc: b@example.net',
  '0'.repeat(5000),
  '9'.repeat(400),
  '-1',
  '1e999',
  'NaN',
  '한글'.repeat(300),
  '👩‍⚕️'.repeat(60),
  'İ',
  'ﬃ',
]

/** Any JSON value, with a preference for what has broken servers before. */
export const hostileValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...HOSTILE_TEXTS),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.oneof(fc.double(), fc.maxSafeInteger(), fc.constantFrom(-1, 0, 1e308, 2 ** 53, 13, 34)),
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'email', 'id', '__proto__', 'constructor', ''), tie('value'), {
      maxKeys: 4,
    }),
  ),
})).value

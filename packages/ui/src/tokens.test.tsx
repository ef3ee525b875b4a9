import { describe, expect, it } from 'vitest'
import source from './tokens.css?raw'

type Tokens = Readonly<Record<string, string>>

function blockOf(selector: string): Tokens {
  const css = source.replace(/\/\*[\s\S]*?\*\//g, '')
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`no block ${selector}`)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return Object.fromEntries(
    body
      .split(';')
      .map((line) => /^\s*--([\w-]+):\s*([\s\S]+)$/.exec(line))
      .flatMap((match) => (match?.[1] && match[2] ? [[match[1], match[2].trim()]] : [])),
  )
}

const light: Tokens = { ...blockOf(':root'), ...blockOf('[data-theme="light"]') }
const dark: Tokens = { ...light, ...blockOf('[data-theme="dark"]') }

function resolve(tokens: Tokens, name: string): string {
  const value = tokens[name]
  if (!value) throw new Error(`no token --${name}`)
  const link = /^var\(--([\w-]+)\)$/.exec(value)
  return link?.[1] ? resolve(tokens, link[1]) : value
}

/** Returns the relative luminance (WCAG 2.2) of an oklch color, by way of linear sRGB (Ottosson 2020). */
function luminance(color: string): number {
  const match = /^oklch\(([\d.]+) ([\d.]+) ?([\d.]*)\)$/.exec(color)
  if (!match) throw new Error(`not an opaque oklch color: ${color}`)
  const [lightness = 0, chroma = 0, degrees = 0] = match.slice(1).map(Number)
  const a = chroma * Math.cos((degrees * Math.PI) / 180)
  const b = chroma * Math.sin((degrees * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const [red = 0, green = 0, blue = 0] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((name) => luminance(resolve(tokens, name)))
    .sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['surface', 'raised', 'sunken', 'overlay', 'field']
const tones = ['accent', 'danger', 'warning', 'success', 'info']

const textPairs = [
  ...grounds.flatMap((ground) => ['text', 'muted', 'faint'].map((text) => [text, ground] as const)),
  ...grounds.flatMap((ground) => tones.map((tone) => [`${tone}-text`, ground] as const)),
  ...tones.flatMap((tone) => [
    [`on-${tone}`, tone] as const,
    [`${tone}-text`, `${tone}-soft`] as const,
    ['text', `${tone}-soft`] as const,
    ['muted', `${tone}-soft`] as const,
  ]),
  ...['accent', 'danger'].flatMap((tone) => [
    [`on-${tone}`, `${tone}-hover`] as const,
    [`on-${tone}`, `${tone}-press`] as const,
  ]),
  ['on-inverse', 'inverse'] as const,
  ['text', 'selection'] as const,
]

const partPairs = grounds.flatMap((ground) =>
  ['focus', 'line-strong', 'accent', 'danger'].map((part) => [part, ground] as const),
)

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_, tokens) => {
  it.each(textPairs)('shows %s on %s with a contrast of 4.5 or more', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(partPairs)('shows %s against %s with a contrast of 3 or more', (part, ground) => {
    expect(contrast(tokens, part, ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('the two themes', () => {
  it('set exactly the same tokens, so that none is inherited from the other', () => {
    expect(Object.keys(blockOf('[data-theme="dark"]')).sort()).toEqual(
      Object.keys(blockOf('[data-theme="light"]')).sort(),
    )
  })

  it('measure contrast as the standard does: black on white is 21', () => {
    const tokens = { black: 'oklch(0 0 0)', white: 'oklch(1 0 0)' }
    expect(contrast(tokens, 'black', 'white')).toBeCloseTo(21, 1)
  })
})

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that is already escaped markup. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Values are escaped unless this function created them. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  return new Markup(parts.map((part, index) => part + render(values[index] ?? '')).join(''))
}

function render(value: string | Markup | readonly Markup[]): string {
  if (value instanceof Markup) return value.text
  if (typeof value === 'string') return value.replace(/[&<>"']/gu, (sign) => ESCAPES[sign] ?? sign)
  return value.map(({ text }) => text).join('')
}

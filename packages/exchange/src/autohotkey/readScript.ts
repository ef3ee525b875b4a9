import { Collection } from '../model/Collection.ts'
import type { Imported } from '../model/Imported.ts'
import type { ReadOptions, Source } from '../model/Reader.ts'
import { readContinuation } from './continuation.ts'
import { type HotstringOptions, hotstringOf, readHotstringOptions } from './hotstring.ts'
import { insideQuotes, sentText } from './sentText.ts'
import { typedText } from './typedText.ts'
import { unescaped, withoutComment } from './unescaped.ts'

const FORMAT = 'autohotkey'
/** Matches `Hotstring("::btw", "by the way")` with either kind of quotation marks. */
const HOTSTRING_CALL = /^Hotstring\(\s*(["'])([^"']{1,100})\1\s*,\s*(["'].*["'])\s*\)$/iu
/** The text of these commands may follow in a continuation section. */
const WRITES = /^(?:send\w*|(?:a_)?clipboard)\b/iu

interface Waiting {
  trigger: string
  options: HotstringOptions
  line: number
}

/**
 * Reads the hotstrings of a script of version 1 or 2. Nothing is run: code is listed, and only literal text
 * in it is imported.
 */
export function readScript({ file, text }: Source, { locale }: ReadOptions): Imported {
  return new ScriptReader(text.split('\n'), new Collection(FORMAT, file, locale)).read()
}

class ScriptReader {
  private readonly lines: readonly string[]
  private readonly found: Collection
  private at = 0
  private closing = 0
  private defaults: HotstringOptions = { isRaw: false, isCode: false }
  private group: string | undefined
  /** Triggers whose text or code follows; several may share the same one. */
  private waiting: Waiting[] = []
  private code: { line: number; text: string } | undefined

  constructor(lines: readonly string[], found: Collection) {
    this.lines = lines
    this.found = found
  }

  read(): Imported {
    while (this.at < this.lines.length) this.readLine()
    this.endCode()
    for (const { trigger, line } of this.waiting)
      this.found.lose('broken', { line }, trigger, { what: 'no text' })
    return this.found.imported()
  }

  private readLine(): void {
    const line = this.lines[this.at] ?? ''
    const text = line.trim()
    if (text.startsWith('/*')) {
      this.skipRemark()
      return
    }
    if (text === '' || text.startsWith(';')) {
      this.group = headingOf(text) ?? this.group
      this.at += 1
      return
    }
    const hotstring = hotstringOf(line)
    if (hotstring) {
      this.endCode()
      this.at += 1
      const options = readHotstringOptions(hotstring.options, this.defaults)
      this.waiting.push({ trigger: unescaped(hotstring.trigger), options, line: this.at })
      this.readReplacement(hotstring.rest)
    } else if (this.waiting.length > 0) this.readBody()
    else if (text.startsWith('#')) this.readDirective(text)
    else this.readCode(text)
  }

  private skipRemark(): void {
    const isEnd = (line: string) => line.trimStart().startsWith('*/') || line.trimEnd().endsWith('*/')
    while (this.at < this.lines.length && !isEnd(this.lines[this.at] ?? '')) this.at += 1
    this.at += 1
  }

  /** Reads the text after the colons on the same line. */
  private readReplacement(rest: string): void {
    const written = withoutComment(`:${rest}`).slice(1)
    if (written.trim() === '') {
      const continuation = readContinuation(this.lines, this.at, this.closingAfter(this.at))
      if (!continuation) return
      this.at = continuation.next
      this.give(continuation.text)
    } else if (written.trim() === '{') {
      this.readBody(true)
    } else if (this.waiting.some(({ options }) => options.isCode)) this.giveCode([this.continued(written)])
    else this.give(this.continued(written))
  }

  /**
   * Appends the continuation sections below a line to it, as AutoHotkey does. Quotation marks inside a quoted
   * section are escaped, because version 2 takes them literally.
   */
  private continued(line: string): string {
    let whole = line
    for (;;) {
      const section = readContinuation(this.lines, this.at, this.closingAfter(this.at))
      if (!section) return whole
      this.at = section.next
      const quote = /["']$/u.exec(whole)?.[0]
      const isQuoted = quote !== undefined && section.rest.startsWith(quote)
      whole += (isQuoted ? escaped(section.text, quote) : section.text) + withoutComment(section.rest)
    }
  }

  /**
   * Returns the next line that begins with a closing bracket. The result is cached, however many brackets are
   * open.
   */
  private closingAfter(at: number): number {
    while (
      this.closing < this.lines.length &&
      (this.closing <= at || !/^\s*\)/u.test(this.lines[this.closing] ?? ''))
    )
      this.closing += 1
    return this.closing
  }

  private readBody(hasOpened = false): void {
    const isBraced = hasOpened || (this.lines[this.at] ?? '').trim() === '{'
    const body: string[] = []
    let depth = hasOpened ? 1 : 0
    while (this.at < this.lines.length) {
      const line = this.lines[this.at] ?? ''
      // A body contains no hotstring, so an unclosed body ends here.
      if (hotstringOf(line)) break
      const text = withoutComment(line).trim()
      this.at += 1
      body.push(WRITES.test(text) ? this.continued(text) : text)
      depth += count(text, '{') - count(text, '}')
      if (isBraced ? depth <= 0 : /^return\b/iu.test(text)) break
    }
    this.giveCode(body)
  }

  private readDirective(text: string): void {
    this.endCode()
    this.at += 1
    const place = { line: this.at }
    const [, name = '', rest = ''] = /^#(\w+)[,\s]*(.*)$/u.exec(withoutComment(text)) ?? []
    const directive = name.toLowerCase()
    if (directive === 'hotstring') {
      if (!/^(?:endchars|nomouse)/iu.test(rest)) this.defaults = readHotstringOptions(rest, this.defaults)
    } else if (directive.startsWith('include')) this.found.lose('reference', place, text)
    else if (/^(?:if|hotif)/u.test(directive) && rest !== '')
      this.found.lose('unsupported', place, text, { what: `#${name}` })
  }

  private readCode(text: string): void {
    this.at += 1
    const [, , call = '', written = ''] = HOTSTRING_CALL.exec(withoutComment(text)) ?? []
    const hotstring = hotstringOf(`${call}::`)
    const replacement = insideQuotes(written)
    if (hotstring && replacement !== undefined) {
      const options = readHotstringOptions(hotstring.options, this.defaults)
      this.waiting.push({ trigger: unescaped(hotstring.trigger), options, line: this.at })
      this.give(replacement)
      return
    }
    // Settings at the beginning of a script and lone ends of blocks aren't reported as losses.
    if (/^(?:[{}()]|return|SetTitleMatchMode.*|SendMode.*|SetWorkingDir.*|SetKeyDelay.*)$/iu.test(text))
      return
    this.code ??= { line: this.at, text }
  }

  /** Consecutive lines of code are reported as one loss. */
  private endCode(): void {
    if (this.code) this.found.lose('code', { line: this.code.line }, this.code.text)
    this.code = undefined
  }

  private give(written: string): void {
    for (const { trigger, options, line } of this.waiting) {
      const text = unescaped(written)
      const typed = options.isRaw ? { text, strayKeys: [] } : typedText(text)
      for (const key of typed.strayKeys) this.found.lose('keystroke', { line }, `${trigger}: ${key}`)
      this.found.phrase({ place: { line }, trigger, group: this.group, text: typed.text })
    }
    this.waiting = []
  }

  private giveCode(body: readonly string[]): void {
    const text = sentText(body)
    for (const { trigger, line } of this.waiting) {
      if (text === undefined) {
        const excerpt = body.filter((each) => !/^[{}]?$/u.test(each)).join(' ⏎ ')
        this.found.lose('code', { line }, `${trigger}: ${excerpt}`)
      } else this.found.phrase({ place: { line }, trigger, group: this.group, text })
    }
    this.waiting = []
  }
}

/** Doubled quotation marks come from version 1, whose reader turns them into one. */
const escaped = (text: string, quote: string): string =>
  text.replaceAll(quote + quote, '').includes(quote) ? text.replaceAll(quote, `\`${quote}`) : text

const count = (text: string, sign: string): number => text.split(sign).length - 1

/** A comment such as «; ===== Chest =====» is a heading. */
function headingOf(comment: string): string | undefined {
  const title = /^;+\s*[=\-*#~_]{3,80}\s*([^=*#~_]{1,80}?)\s*[=\-*#~_]{3,80}\s*$/u.exec(
    comment.slice(0, 200),
  )?.[1]
  return title && /\p{L}/u.test(title) ? title : undefined
}

import { Composer, type CST, type Document, Lexer, type LineCounter, Parser } from 'yaml'
import { YAML_NESTING_MAX } from '../model/limits.ts'

interface Parsed {
  document: Document.Parsed | undefined
  /** The end of the parsed part: the end of the text, or the place where nesting gets too deep. */
  end: number
}

/**
 * Parses the first document of a text unless it is nested more deeply than anything that is read. The
 * composer calls itself once for every level and visits all inner levels at each: 20,000 brackets took 3.7 s,
 * and 20,000 dashes ended the process. The parser that runs before it keeps its own stack, so the depth is
 * known in time.
 */
export function parseShallow(text: string, lines: LineCounter): Parsed {
  const parser = new Parser(lines.addNewLine)
  const composer = new Composer({ logLevel: 'silent', uniqueKeys: false })
  let end = text.length
  function* tokens(): Generator<CST.Token> {
    lines.addNewLine(0)
    for (const lexeme of new Lexer().lex(text)) {
      const startsAt = parser.offset
      yield* parser.next(lexeme)
      if (parser.stack.length <= YAML_NESTING_MAX) continue
      end = startsAt
      break
    }
    yield* parser.end()
  }
  for (const document of composer.compose(tokens(), true, text.length)) return { document, end }
  return { document: undefined, end }
}

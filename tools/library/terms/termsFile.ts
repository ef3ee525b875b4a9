import { LOCALES, type Locale } from '@pandok/domain'
import { z } from 'zod'

const words = z.record(z.string().min(1), z.string().min(1))

/** One term for one thing in five languages, and the other words that were used for it. */
export const termsFile = z.strictObject({
  terms: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
      use: z.strictObject(
        Object.fromEntries(LOCALES.map((locale) => [locale, z.string().min(1)])) as Record<
          Locale,
          z.ZodString
        >,
      ),
      not: z.partialRecord(z.enum(LOCALES), words),
      except: z.array(z.string()).optional(),
    }),
  ),
})

export interface OtherWord {
  term: string
  locale: Locale
  /** The word as it is written in the file. */
  word: string
  pattern: RegExp
  instead: string
  except: ReadonlySet<string>
}

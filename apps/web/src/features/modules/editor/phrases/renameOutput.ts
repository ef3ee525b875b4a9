import type { ModuleDefinition, PhraseToken } from '@pandok/module-engine'

/** Renames an output, also in the saved tests that expect its text. */
export function renameOutput(definition: ModuleDefinition, from: string, to: string): ModuleDefinition {
  return {
    ...definition,
    outputs: definition.outputs.map((output) => (output.id === from ? { ...output, id: to } : output)),
    tests: definition.tests.map((test) => {
      const { outputs } = test.expect
      if (!outputs) return test
      const renamed = Object.entries(outputs).map(([locale, texts]) => [
        locale,
        Object.fromEntries(Object.entries(texts).map(([id, text]) => [id === from ? to : id, text])),
      ])
      return { ...test, expect: { ...test.expect, outputs: Object.fromEntries(renamed) } }
    }),
  }
}

/** Renames a shared phrase in every sentence that uses it. */
export function renamePartial(definition: ModuleDefinition, from: string, to: string): ModuleDefinition {
  const inPhrase = (phrase: PhraseToken[]): PhraseToken[] => phrase.map(inToken)
  const inToken = (token: PhraseToken): PhraseToken => {
    if (typeof token === 'string') return token
    if ('use' in token) return token.use === from ? { use: to } : token
    if ('when' in token)
      return { ...token, then: inPhrase(token.then), ...(token.else ? { else: inPhrase(token.else) } : {}) }
    if ('each' in token)
      return {
        ...token,
        body: inPhrase(token.body),
        ...(token.sep ? { sep: inPhrase(token.sep) } : {}),
        ...(token.last ? { last: inPhrase(token.last) } : {}),
      }
    if ('answers' in token) {
      const said = Object.entries(token.say).map(([answer, said]) => [answer, inPhrase(said)])
      return { ...token, say: Object.fromEntries(said) }
    }
    if ('lines' in token) return { ...token, lines: token.lines.map(inPhrase) }
    if ('plural' in token) {
      const forms = Object.entries(token.forms).map(([form, phrase]) => [form, inPhrase(phrase)])
      return { ...token, forms: Object.fromEntries(forms) }
    }
    return token
  }
  const inBody = <T extends { body: ModuleDefinition['outputs'][number]['body'] }>(item: T): T => ({
    ...item,
    body: Object.fromEntries(Object.entries(item.body).map(([locale, phrase]) => [locale, inPhrase(phrase)])),
  })
  return {
    ...definition,
    partials: definition.partials.map((partial) =>
      inBody(partial.id === from ? { ...partial, id: to } : partial),
    ),
    outputs: definition.outputs.map(inBody),
  }
}

import { LOCALES, type Locale } from '@pandok/domain'
import {
  compileModule,
  type Entered,
  type Input,
  type ModuleDefinition,
  type ModuleSession,
  openSession,
  readDefinition,
  textOf,
} from '@pandok/module-engine'
import { identifiersOf, showingIdentifiers } from '@pandok/testkit/identifiers'
import { inScope } from '@pandok/testkit/scope'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { currentText } from '#platform/text/text.ts'
import { textStore } from '#platform/text/textStore.ts'
import { libraryModules } from '#testkit/libraryFiles.ts'
import { moduleNames } from './moduleNames.ts'
import { ReasonParts } from './ReasonParts.tsx'

afterEach(cleanup)

const TODAY = '2026-11-17'
const modules = libraryModules().map((file) => {
  const { id, definition } = file as { id: string; definition: unknown }
  const read = readDefinition(definition)
  if (!read.ok) throw new Error(`${id} can't be read`)
  return { id, definition: read.definition }
})

/** Lists all texts that a form prints for its visible inputs. */
function formTexts(session: ModuleSession, definition: ModuleDefinition, locale: Locale): string[] {
  const { inputs, computed, checks } = session.snapshot()
  const names = moduleNames(definition, currentText())
  const label = (words: Input['label'] | undefined, id: string) => textOf(words, locale) || id
  return [
    ...inputs
      .filter(({ visible }) => visible)
      .flatMap(({ input }) => [
        label(input.label, input.id),
        ...('options' in input ? input.options.map((option) => label(option.label, option.id)) : []),
      ]),
    ...definition.groups.map((group) => label(group.label, group.id)),
    ...computed
      .filter((view) => view.computed.label !== undefined)
      .flatMap((view) => [
        label(view.computed.label, view.address.id),
        names.valueOf(view.address.id, view.value),
      ]),
    ...checks.map(({ id }) => names.checkName(id)),
  ]
}

function whyTexts(session: ModuleSession, definition: ModuleDefinition, locale: Locale): string[] {
  const names = moduleNames(definition, currentText())
  const { container } = render(
    session
      .outputs(locale)
      .map(({ id, reasons }) => (
        <ReasonParts key={id} {...{ reasons, definition, names }} snapshot={session.snapshot()} />
      )),
  )
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  // Sources are cited in the words of their publishers, so they are skipped.
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('a, cite'))
      texts.push(walker.currentNode.textContent ?? '')
  cleanup()
  return texts
}

/** The state in which all of a saved test is entered. */
const ALL = 2

/** The states in which nothing, half or all of a saved test is entered, and all of another. */
function statesOf({ tests }: ModuleDefinition): Entered[] {
  const given = (test = tests[0]) => Object.entries(test?.given ?? {})
  const state = (entries: ReturnType<typeof given>) => ({ values: Object.fromEntries(entries) }) as Entered
  const half = given().slice(0, Math.ceil(given().length / 2))
  return [state([]), state(half), state(given()), state(given(tests.at(-1)))]
}

it.each(LOCALES)('no module of the library shows an identifier to a reader, in %s', async (locale) => {
  await textStore.show(locale)
  // Each module is tested in one language per commit; `npm run test:full` tests all.
  const looked = modules.filter(({ id }) => inScope(LOCALES, id).includes(locale))
  const raw = looked.flatMap(({ id, definition }) => {
    const module = compileModule(definition)
    const identifiers = identifiersOf(definition, locale)
    return statesOf(definition).flatMap((entered, state) => {
      const session = openSession(module, { today: TODAY, entered })
      const written = session.outputs(locale).flatMap(({ text }) => text ?? [])
      const shown = [
        ...formTexts(session, definition, locale),
        ...written,
        ...(state === ALL ? whyTexts(session, definition, locale) : []),
      ]
      return showingIdentifiers(shown, identifiers).map((text) => `${id}: ${text}`)
    })
  })
  expect([...new Set(raw)]).toEqual([])
})

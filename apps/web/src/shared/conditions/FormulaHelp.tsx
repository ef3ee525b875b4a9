import type { MessageKey } from '@pandok/i18n'
import { EXPRESSION_FUNCTIONS, type Scope, textOf } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'

interface FormulaHelpProps {
  scope: Scope
  onInsert: (piece: string) => void
}

/** Names and functions to insert, each with a description. */
export function FormulaHelp({ scope, onInsert }: FormulaHelpProps) {
  const text = useText()
  return (
    <div className="grid gap-4 text-sm">
      <p className="text-muted">{text('moduleLogic.formula.help.unknown')}</p>
      <section className="grid gap-1">
        <h3 className="text-xs font-semibold text-muted">{text('moduleLogic.formula.help.names')}</h3>
        <ul className="grid">
          {[...scope.names].map(([name, info]) => (
            <li key={name}>
              <HelpRow
                name={name}
                label={text('moduleLogic.formula.help.insert', { name })}
                aside={text(`moduleLogic.type.${info.type}`)}
                sentence={textOf(info.label, text.locale) ?? ''}
                onPick={() => onInsert(name)}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-1">
        <h3 className="text-xs font-semibold text-muted">{text('moduleLogic.formula.help.operators')}</h3>
        <p>{text('moduleLogic.formula.help.operators.text')}</p>
      </section>
      <section className="grid gap-1">
        <h3 className="text-xs font-semibold text-muted">{text('moduleLogic.formula.help.functions')}</h3>
        <ul className="grid">
          {EXPRESSION_FUNCTIONS.map(({ name, signature, example }) => (
            <li key={name}>
              <HelpRow
                name={signature}
                label={text('moduleLogic.formula.help.insert', { name })}
                aside={undefined}
                sentence={`${text(`moduleLogic.function.${name}` as MessageKey)} ${example}`}
                onPick={() => onInsert(example)}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

interface HelpRowProps {
  name: string
  label: string
  aside: string | undefined
  sentence: string
  onPick: () => void
}

function HelpRow({ name, label, aside, sentence, onPick }: HelpRowProps) {
  return (
    <button
      type="button"
      aria-label={`${label}. ${sentence}`}
      onClick={onPick}
      className="grid w-full grid-cols-[1fr_auto] gap-x-3 rounded-sm px-2 py-1 text-start hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 font-mono text-xs break-words text-accent-text">{name}</span>
      <span className="text-2xs text-muted">{aside}</span>
      <span className="col-span-2 text-xs text-muted">{sentence}</span>
    </button>
  )
}

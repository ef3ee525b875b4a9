import type { Locale } from '@pandok/domain'
import { formatMessage, loadFormWords } from '@pandok/i18n'
import type { FormWords } from '@pandok/module-form'

const nothing = () => ''

/** Returns the words of forms that affect keys; those of faults and rows are empty. */
export async function formWordsOf(locale: Locale): Promise<FormWords> {
  const messages = await loadFormWords(locale)
  const say = (key: 'yes' | 'no' | 'right' | 'left' | 'both' | 'choose') =>
    formatMessage(messages[`moduleRun.form.${key}`], locale)
  const key = (name: 'yes' | 'no' | 'right' | 'left' | 'both') =>
    formatMessage(messages[`moduleRun.form.key.${name}`], locale)
  return {
    yes: say('yes'),
    no: say('no'),
    right: say('right'),
    left: say('left'),
    both: say('both'),
    keys: { yes: key('yes'), no: key('no'), right: key('right'), left: key('left'), both: key('both') },
    choose: say('choose'),
    required: '',
    unconfirmed: '',
    confirm: '',
    confirmAll: '',
    confirmAllKey: '',
    sizeExample: '',
    fault: nothing,
    source: nothing,
    unconfirmedCount: nothing,
    alternativeUnits: nothing,
    waitsFor: nothing,
    unknown: '',
    failed: nothing,
    overrule: '',
    overruled: '',
    overruleValue: nothing,
    takeBack: '',
    leave: '',
    computedTitle: '',
    row: nothing,
    addRow: nothing,
    noRows: nothing,
    rowActions: nothing,
    removeRow: '',
    sameAsAbove: '',
    moveUp: '',
    moveDown: '',
    sortRows: '',
    levels: { block: '', warn: '', info: '' },
    noInputs: '',
  }
}

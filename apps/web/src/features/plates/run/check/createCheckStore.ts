import type { PlateRun, RunState } from '@pandok/board'
import { createEmitter } from '@pandok/domain'
import {
  type Alarm,
  type AlarmPlace,
  applyRepair,
  type CheckedReport,
  createReportCheck,
  reportOfRun,
} from '@pandok/report-check'
import type { CheckMemoryStore } from '#features/plates/check/checkMemory.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { PriorStore } from '../priors/createPriorStore.ts'
import { imageContextOf } from './imageContextOf.ts'
import { saidOnce } from './saidOnce.ts'

export interface ShownAlarm extends Alarm {
  /** The same while it speaks of the same places, whatever is typed around them. */
  key: string
  /** What it doubts, in the report's own words: dismissed once, it isn't doubted again. */
  wording: string
}

/** What the report check says of a report in the making. */
export interface CheckStore {
  /** As of the last moment in which nobody waited for anything else. */
  read(): readonly ShownAlarm[]
  /** As of now. */
  fresh(): readonly ShownAlarm[]
  subscribe(listener: () => void): () => void
  /** Another destination keeps other characters. */
  setCharacters(characters: CheckedReport['characters']): void
  /** Makes a repair by words; where only a person knows what is right, answers the place to go to. */
  repair(key: string): AlarmPlace | undefined
  /** It is no error: a block stays silent in this report, anything else wherever it is worded so on this computer. */
  dismiss(key: string): void
  /** The alarm that keys mean: the one that was gone to last, else the first. */
  current(): ShownAlarm | undefined
  /** On to the next one; answers it. */
  next(): ShownAlarm | undefined
  /** Whatever stands now was seen: it is being copied. */
  seen(): void
  /** Goes along with the report until the function that it answers is called. */
  follow(): () => void
}

interface CheckParts {
  run: PlateRun
  host: ImageHost | undefined
  /** Earlier reports at hand; they come and go while the report is written. */
  priors?: Pick<PriorStore, 'read' | 'subscribe'> | undefined
  memory: CheckMemoryStore
  /** YYYY-MM-DD */
  today: () => string
  /** The sentence that somebody is typing in: what is doubted of half a word has not been said yet. */
  typing?: (() => string | undefined) | undefined
  /** Does it soon, after whatever the reader waits for. */
  soon: (work: () => void) => void
}

/** Checks a report once what was pressed is drawn: no key waits for it. It never changes a word by itself. */
export function createCheckStore({ run, host, priors, memory, today, typing, soon }: CheckParts): CheckStore {
  const { check } = createReportCheck()
  const listeners = createEmitter()
  /** By key: what has spoken in this report, and whether that is settled. */
  const spoken = new Map<string, { rule: Alarm['rule']; isSettled: boolean }>()
  const dismissed = new Set<string>()
  let characters: CheckedReport['characters'] = 'unicode'
  const contextNow = () => imageContextOf(host, (priors?.read().reports.length ?? 0) > 0)
  let context = contextNow()
  let checked: { state: RunState; alarms: readonly ShownAlarm[] } | undefined
  let shown: readonly ShownAlarm[] = []
  let told = shown
  let chosen: string | undefined

  function tell(): void {
    listeners.emit()
  }

  function refresh(): void {
    checked = undefined
    later()
  }

  let isAwaited = false
  let isFollowing = false
  function later(): void {
    if (isAwaited) return
    isAwaited = true
    soon(() => {
      isAwaited = false
      if (isFollowing) update()
    })
  }

  function look(): void {
    context = contextNow()
    refresh()
  }

  function update(): void {
    fresh()
    settle()
    if (shown === told) return
    told = shown
    tell()
  }

  /** Word lists are built when they are first used, which takes longer than all that follows. */
  function prepare(): void {
    const { languages } = run.read()
    for (const locale of new Set([languages.main, ...Object.values(languages.sections ?? {})])) {
      const sentences = [{ id: '', section: 'findings', locale, text: '.', author: 'typed' }] as const
      soon(() => check({ sentences, findings: [], regions: [], context, characters, today: today() }))
    }
  }

  /** Counting changes what is kept, too, but nothing of what is said. */
  let choices = memory.read().choices
  function chooseAnew(): void {
    if (memory.read().choices === choices) return
    choices = memory.read().choices
    checked = undefined
    const left = new Set(fresh().map(({ key }) => key))
    // What goes because nobody wants to hear of it was not put right.
    for (const [key, one] of spoken) if (!left.has(key)) one.isSettled = true
    update()
  }

  const isKept = ({ level, wording }: ShownAlarm): boolean =>
    !dismissed.has(wording) && !(level !== 'block' && memory.read().isSilenced(wording))

  function fresh(): readonly ShownAlarm[] {
    const state = run.read()
    if (checked?.state === state) return checked.alarms
    const report = reportOfRun({ run, context, characters, today: today() })
    const found = check(report, memory.read().off)
    const alarms = named(saidOnce(found, state.concerns), report).filter(isKept)
    shown = isSameList(shown, alarms) ? shown : alarms
    checked = { state, alarms: shown }
    return shown
  }

  /** What spoke and is there no more was put right; an emptied report begins anew. */
  function settle(): void {
    if (run.read().entries.length === 0) {
      spoken.clear()
      dismissed.clear()
      return
    }
    const now = new Map(shown.map((alarm) => [alarm.key, alarm]))
    for (const [key, one] of spoken) {
      if (one.isSettled || now.has(key)) continue
      one.isSettled = true
      memory.count(one.rule, 'repaired')
    }
    const typed = typing?.()
    for (const alarm of now.values()) if (!isAbout(alarm, typed)) say(alarm)
  }

  function say({ key, rule }: ShownAlarm): void {
    // What was settled and comes back is said once more.
    if (spoken.get(key)?.isSettled === false) return
    spoken.set(key, { rule, isSettled: false })
    memory.count(rule, 'spoke')
  }

  const find = (key: string): ShownAlarm | undefined => fresh().find((alarm) => alarm.key === key)

  function current(): ShownAlarm | undefined {
    return shown.find(({ key }) => key === chosen) ?? shown[0]
  }

  return {
    read: () => shown,
    fresh,
    current,
    subscribe: listeners.subscribe,
    setCharacters(next) {
      if (next === characters) return
      characters = next
      refresh()
    },
    repair(key) {
      const alarm = find(key)
      if (!alarm) return undefined
      say(alarm)
      const { repair } = alarm
      if (repair.kind === 'go') return repair.to
      const { entries } = run.read()
      for (const id of new Set(repair.edits.map(({ sentence }) => sentence))) {
        const entry = entries.find((one) => one.id === id)
        if (entry) run.editEntry(id, applyRepair(id, entry.text, repair))
      }
      update()
      return undefined
    },
    dismiss(key) {
      const alarm = find(key)
      if (!alarm) return
      say(alarm)
      const said = spoken.get(key)
      if (said) said.isSettled = true
      dismissed.add(alarm.wording)
      memory.count(alarm.rule, 'dismissed')
      if (alarm.level !== 'block') memory.silence(alarm.wording)
      checked = undefined
      update()
    },
    next() {
      const alarms = fresh()
      const at = alarms.findIndex(({ key }) => key === chosen)
      const next = alarms[(at + 1) % Math.max(1, alarms.length)]
      chosen = next?.key
      tell()
      return next
    },
    seen() {
      for (const alarm of fresh()) say(alarm)
    },
    follow() {
      isFollowing = true
      const stops = [
        run.subscribe(later),
        memory.subscribe(chooseAnew),
        ...(host ? [host.onRefresh(look), host.watch(look)] : []),
        ...(priors ? [priors.subscribe(look)] : []),
      ]
      prepare()
      look()
      return () => {
        isFollowing = false
        for (const stop of stops) stop()
      }
    },
  }
}

function named(alarms: readonly Alarm[], { sentences }: CheckedReport): readonly ShownAlarm[] {
  const texts = new Map(sentences.map(({ id, text }) => [id, text]))
  const seen = new Map<string, number>()
  return alarms.map((alarm) => {
    const { rule, variant = '', places, facts } = alarm
    const about = [rule, variant, ...places.map(placeId)].join(' ')
    const times = (seen.get(about) ?? 0) + 1
    seen.set(about, times)
    const said = places.flatMap((place) => (place.of === 'sentence' ? (texts.get(place.sentence) ?? []) : []))
    const wording = JSON.stringify([rule, variant, said, Object.values(facts)])
    return { ...alarm, key: `${about} ${times}`, wording }
  })
}

function placeId(place: AlarmPlace): string {
  switch (place.of) {
    case 'sentence':
      return place.sentence
    case 'value':
      return [place.runId, place.filling, place.at.id, place.at.row ?? ''].join('.')
    case 'run':
      return place.runId
    case 'region':
      return place.region
    case 'image':
      return ''
  }
}

const isAbout = ({ places }: Alarm, sentence: string | undefined): boolean =>
  sentence !== undefined && places.some((place) => place.of === 'sentence' && place.sentence === sentence)

function isSameList(a: readonly ShownAlarm[], b: readonly ShownAlarm[]): boolean {
  return a.length === b.length && a.every((alarm, index) => isSameAlarm(alarm, b[index]))
}

/** Places move while words are typed before them, so that keys alone won't do. */
const isSameAlarm = (a: ShownAlarm, b: ShownAlarm | undefined): boolean =>
  JSON.stringify([a.key, a.wording, a.places, a.repair]) ===
  JSON.stringify([b?.key, b?.wording, b?.places, b?.repair])

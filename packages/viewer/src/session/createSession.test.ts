import { describe, expect, it } from 'vitest'
import type { Stack } from '../model/Stack.ts'
import { createSession } from './createSession.ts'

/** A stack with only the fields that the session reads. */
const stackOf = (id: string, count: number, image = {}): Stack => ({
  id,
  patientKey: 'p',
  studyKey: 's',
  seriesKey: id,
  part: 0,
  remarks: [],
  frames: Array.from({ length: count }, (_, i) => ({
    id: `${id}#${i + 1}`,
    image,
  })) as unknown as Stack['frames'],
})
const filmOf = (id: string) => stackOf(id, 3, { frameTimes: [40, 40, 40] })

function started(stacks: readonly Stack[], matches = true, playsClips = true) {
  let ids = 0
  const known = new Map(stacks.map((stack) => [stack.id, stack]))
  const session = createSession({
    newId: () => `v${++ids}`,
    playsClips: () => playsClips,
    stackOf: (id) => known.get(id),
    matching: (target, { stack, frame }, anchors) => {
      if (!matches && !anchors) return undefined
      const placeIn = ({ frames }: Stack, of: string) => frames.findIndex(({ id }) => id === of)
      const offset = anchors ? placeIn(target, anchors.target) - placeIn(stack, anchors.from) : 0
      return target.frames[placeIn(stack, frame) + offset]?.id
    },
  })
  const shown = () => session.read().viewports.map(({ frame }) => frame)
  return { session, shown, known }
}

describe('a film', () => {
  it('V41 plays as soon as it is shown, unless one of its frames is asked for', () => {
    const { session } = started([filmOf('film'), stackOf('slices', 3)])
    session.show('film')
    expect(session.activeViewport().cine).toEqual({ isSwinging: false })
    session.show('slices')
    expect(session.activeViewport().cine).toBeUndefined()
    session.show('film', 0, 'film#2')
    expect(session.activeViewport()).toMatchObject({ frame: 'film#2' })
    expect(session.activeViewport().cine).toBeUndefined()
  })

  it('V41 stands still when the reader scrolls, and waits where less motion is wanted', () => {
    const { session } = started([filmOf('film')])
    session.show('film')
    session.goTo(1)
    expect(session.activeViewport().cine).toBeDefined()
    session.scroll(1)
    expect(session.activeViewport()).toMatchObject({ frame: 'film#3' })
    expect(session.activeViewport().cine).toBeUndefined()
    const calm = started([filmOf('film')], true, false)
    calm.session.show('film')
    expect(calm.session.activeViewport().cine).toBeUndefined()
  })
})

describe('scrolling', () => {
  it('V31 stops at both ends', () => {
    const { session, shown } = started([stackOf('a', 3)])
    session.show('a')
    session.scroll(-1)
    expect(shown()).toEqual(['a#1'])
    session.scroll(99)
    expect(shown()).toEqual(['a#3'])
  })

  it('V31 brings others along that lie in the same space, and leaves the rest where they are', () => {
    const { session, shown } = started([stackOf('a', 9), stackOf('b', 5)])
    session.layout(1, 2)
    session.show('b', 1)
    session.show('a', 0)
    session.goTo(3)
    expect(shown()).toEqual(['a#4', 'b#4'])
    session.toggle('isLinked')
    session.goTo(0)
    expect(shown()).toEqual(['a#1', 'b#4'])
    const apart = started([stackOf('a', 9), stackOf('b', 5)], false)
    apart.session.layout(1, 2)
    apart.session.show('b', 1)
    apart.session.show('a', 0)
    apart.session.goTo(3)
    expect(apart.shown()).toEqual(['a#4', 'b#1'])
  })

  it('brings stacks of different spaces along from where the reader has linked them', () => {
    const { session, shown } = started([stackOf('a', 9), stackOf('b', 9)], false)
    session.layout(1, 2)
    session.show('b', 1, 'b#3')
    session.show('a', 0)
    session.linkHere()
    session.goTo(1)
    expect(shown()).toEqual(['a#2', 'b#4'])
    session.goTo(5, 1)
    expect(shown()).toEqual(['a#4', 'b#6'])
    session.goTo(8)
    expect(shown()).toEqual(['a#9', 'b#6'])
  })

  it('keeps two places of one stack apart once they are linked', () => {
    const { session, shown } = started([stackOf('a', 9)])
    session.layout(1, 2)
    session.show('a', 1, 'a#5')
    session.show('a', 0)
    session.linkHere()
    session.scroll(2)
    expect(shown()).toEqual(['a#3', 'a#7'])
  })

  it('goes by the place again when it was ended in between, and for a stack that came later', () => {
    const { session, shown } = started([stackOf('a', 9), stackOf('b', 9)])
    session.layout(1, 2)
    session.show('b', 1, 'b#3')
    session.show('a', 0)
    session.linkHere()
    session.toggle('isLinked')
    session.toggle('isLinked')
    session.goTo(1)
    expect(shown()).toEqual(['a#2', 'b#2'])
    session.show('b', 1, 'b#8')
    session.linkHere()
    session.show('a', 0)
    session.goTo(4)
    expect(shown()).toEqual(['a#5', 'b#5'])
  })

  it('counts what was on the screen, each frame once, and nothing that was only asked for', () => {
    const { session } = started([stackOf('a', 9)])
    let told = 0
    session.seen.subscribe(() => told++)
    session.show('a')
    session.scroll(1)
    session.scroll(-1)
    session.scroll(1)
    expect([session.requestedCount('a'), session.seen.of('a')]).toEqual([2, 0])
    session.seen.add('a', 'a#2')
    session.seen.add('a', 'a#2')
    expect([session.seen.of('a'), told]).toEqual([1, 1])
    session.clear()
    expect([session.requestedCount('a'), session.seen.of('a')]).toEqual([0, 0])
  })
})

describe('frames that come in while one is looked at', () => {
  it('V30 do not change what is looked at', () => {
    const { session, shown, known } = started([stackOf('a', 3)])
    session.show('a')
    session.goTo(1)
    const grown = stackOf('a', 5)
    known.set('a', { ...grown, frames: [...grown.frames].reverse() })
    session.stacksChanged()
    expect(shown()).toEqual(['a#2'])
    session.scroll(1)
    expect(shown()).toEqual(['a#1'])
  })

  it('leave an empty place behind when the stack goes', () => {
    const { session, shown, known } = started([stackOf('a', 3)])
    session.show('a')
    known.clear()
    session.stacksChanged()
    expect(shown()).toEqual([undefined])
    expect(session.read().viewports[0]?.id).toBe('v1')
  })
})

describe('the layout', () => {
  it('keeps what was shown, and what is active even if its place goes', () => {
    const { session, shown } = started([stackOf('a', 3), stackOf('b', 3)])
    session.layout(2, 2)
    session.show('a', 0)
    session.show('b', 3)
    session.layout(1, 2)
    expect(shown()).toEqual(['a#1', 'b#1'])
    expect(session.read().active).toBe(1)
    session.layout(3, 3)
    expect(shown().filter(Boolean)).toEqual(['a#1', 'b#1'])
  })

  it('has at most nine places and at least one', () => {
    const { session } = started([])
    session.layout(7, 7)
    expect(session.read().viewports).toHaveLength(9)
    session.layout(0, -2)
    expect(session.read().viewports).toHaveLength(1)
  })
})

it('brings a frame to the eye where its stack is shown, else in the active place', () => {
  const { session, shown } = started([stackOf('a', 3), stackOf('b', 3)], false)
  session.layout(1, 2)
  session.show('a', 0)
  session.activate(1)
  session.showFrameOf('a', 'a#3')
  expect(shown()).toEqual(['a#3', undefined])
  expect(session.read().active).toBe(0)
  session.activate(1)
  session.showFrameOf('b', 'b#2')
  expect(shown()).toEqual(['a#3', 'b#2'])
})

it('marks key images and unmarks them', () => {
  const { session } = started([stackOf('a', 3)])
  session.toggleKeyImage('a#2')
  session.toggleKeyImage('a#3')
  session.toggleKeyImage('a#2')
  expect(session.read().keyImages).toEqual(['a#3'])
})

/** Numbers that belong to a volume, in the order in which `setUp` takes them. */
const SETTINGS = [
  ['columns', 'f64'],
  ['sliceVoxels', 'f64'],
  ['rowBytes', 'i32'],
  ['sliceBytes', 'i32'],
  // Addresses of the voxels, of what is gathered for each pixel of a row, of the number of values that were added up
  // there, and of the list of steps beside padding.
  ['voxels', 'i32'],
  ['gathered', 'i32'],
  ['counts', 'i32'],
  ['beside', 'i32'],
  ['isPadded', 'i32'],
] as const

const AXES = ['x', 'y', 'z'] as const
const HALVES = ['Low', 'High'] as const
/** The neighbours of a step in a row are read as one number of 32 bits; it has four such pairs. */
const PAIRS = ['near', 'nearBelow', 'far', 'farBelow'] as const

const LOCALS = {
  i32: ['listed', 'hasPadding', 'at0', 'at1', 'at2', 'at3'],
  v128: [
    ...AXES.flatMap((axis) => [
      `${axis}Share`,
      ...HALVES.flatMap((half) => [`${axis}${half}`, `${axis}Floor${half}`]),
    ]),
    ...HALVES.map((half) => `index${half}`),
    ...PAIRS,
    ...['some', 'all', 'left', 'first', 'upper', 'lower', 'before', 'value'],
  ],
}

const get = (name: string) => `(local.get $${name})`
const set = (name: string, value: string) => `(local.set $${name} ${value})`
const setting = (name: string) => `(global.get $${name})`
const lines = (...parts: readonly string[]) => parts.join('\n')

/** Four steps of an axis, as two vectors of double precision. */
const beginAxis = (axis: string) =>
  lines(
    ...HALVES.map((half, index) =>
      set(
        `${axis}${half}`,
        `(f64x2.add
          (f64x2.splat ${get(axis)})
          (f64x2.mul (f64x2.splat ${get(`${axis}Step`)}) (v128.const f64x2 ${index * 2} ${index * 2 + 1})))`,
      ),
    ),
  )

const advanceAxis = (axis: string) =>
  lines(
    ...HALVES.map((half) =>
      set(
        `${axis}${half}`,
        `(f64x2.add ${get(`${axis}${half}`)} (f64x2.splat (f64.mul (f64.const 4) ${get(`${axis}Step`)})))`,
      ),
    ),
  )

/** What lies behind the point goes on in single precision, which it fits as well as the picture. */
const splitAxis = (axis: string) =>
  lines(
    ...HALVES.map((half) => set(`${axis}Floor${half}`, `(f64x2.floor ${get(`${axis}${half}`)})`)),
    set(
      `${axis}Share`,
      `(i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
        ${HALVES.map((half) => `(f32x4.demote_f64x2_zero (f64x2.sub ${get(`${axis}${half}`)} ${get(`${axis}Floor${half}`)}))`).join('\n')})`,
    ),
  )

/** 2^52 more, and a whole number stands in the lower bits of its lane. */
const indexOf = (half: string) =>
  set(
    `index${half}`,
    `(f64x2.add
      (v128.const f64x2 4503599627370496 4503599627370496)
      (f64x2.add
        (f64x2.mul ${get(`zFloor${half}`)} (f64x2.splat ${setting('sliceVoxels')}))
        (f64x2.add
          (f64x2.mul ${get(`yFloor${half}`)} (f64x2.splat ${setting('columns')}))
          ${get(`xFloor${half}`)})))`,
  )

const addressOf = (step: number) =>
  set(
    `at${step}`,
    `(i32.add
      ${setting('voxels')}
      (i32.shl (i32x4.extract_lane ${(step % 2) * 2} ${get(`index${HALVES[step < 2 ? 0 : 1]}`)}) (i32.const 1)))`,
  )

const STEPS = [0, 1, 2, 3] as const

/** One number of each of the four steps. */
const load = (pairs: string) =>
  set(
    pairs,
    STEPS.slice(1).reduce(
      (vector, step) => `(v128.load32_lane ${step} ${get(`at${step}`)} ${vector})`,
      `(v128.load32_zero ${get('at0')})`,
    ),
  )

const moveOn = (by: string) =>
  lines(...STEPS.map((step) => set(`at${step}`, `(i32.add ${get(`at${step}`)} ${by})`)))

const LOAD = lines(
  ...AXES.map(splitAxis),
  ...HALVES.map(indexOf),
  ...STEPS.map(addressOf),
  load('near'),
  moveOn(setting('rowBytes')),
  load('nearBelow'),
  moveOn(setting('sliceBytes')),
  load('farBelow'),
  moveOn(`(i32.sub (i32.const 0) ${setting('rowBytes')})`),
  load('far'),
)

const paddingIn = (pairs: string) =>
  `(i16x8.eq ${get(pairs)} (v128.const i16x8 ${Array(8).fill('-32768').join(' ')}))`
const paddingInAll = (join: 'or' | 'and') =>
  PAIRS.slice(1).reduce(
    (vector, pairs) => `(v128.${join} ${vector} ${paddingIn(pairs)})`,
    paddingIn(PAIRS[0]),
  )

/**
 * Steps with padding around them are left out. Those with voxels around them, too, are listed: the number of the first
 * of the four steps, times 16, and a bit for each of them.
 */
const LEAVE_PADDING_OUT = `
  ${set('some', paddingInAll('or'))}
  ${set('hasPadding', `(v128.any_true ${get('some')})`)}
  (if ${get('hasPadding')}
    (then
      ${set('left', `(i32x4.ne ${get('some')} (v128.const i32x4 0 0 0 0))`)}
      ${set('all', `(i32x4.ne ${paddingInAll('and')} (v128.const i32x4 -1 -1 -1 -1))`)}
      ${set('all', `(v128.and ${get('all')} ${get('left')})`)}
      (if (v128.any_true ${get('all')})
        (then
          (i32.store
            (i32.add ${setting('beside')} (i32.shl ${get('listed')} (i32.const 2)))
            (i32.or (i32.shl ${get('step')} (i32.const 4)) (i32x4.bitmask ${get('all')})))
          ${set('listed', `(i32.add ${get('listed')} (i32.const 1))`)}))
      (br_if $gathered (i32x4.all_true ${get('left')}))))`

const mix = (into: string, a: string, b: string, share: string) =>
  set(into, `(f32x4.add ${a} (f32x4.mul (f32x4.sub ${b} ${a}) ${get(share)}))`)

/** The first voxel of a pair is the lower half of the number. */
const mixPairs = (into: string, pairs: string) =>
  lines(
    set(
      'first',
      `(f32x4.convert_i32x4_s (i32x4.shr_s (i32x4.shl ${get(pairs)} (i32.const 16)) (i32.const 16)))`,
    ),
    mix(into, get('first'), `(f32x4.convert_i32x4_s (i32x4.shr_s ${get(pairs)} (i32.const 16)))`, 'xShare'),
  )

const MIX = lines(
  mixPairs('upper', 'near'),
  mixPairs('lower', 'nearBelow'),
  mix('before', get('upper'), get('lower'), 'yShare'),
  mixPairs('upper', 'far'),
  mixPairs('lower', 'farBelow'),
  mix('value', get('upper'), get('lower'), 'yShare'),
  mix('value', get('before'), get('value'), 'zShare'),
)

const promoted = (vector: string, half: number) =>
  half === 0
    ? `(f64x2.promote_low_f32x4 ${vector})`
    : `(f64x2.promote_low_f32x4 (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 ${vector} ${vector}))`

/** Changes four entries of a table of double precision. */
const change = (table: string, operation: string, vector: string) => {
  const at = `(i32.add ${setting(table)} (i32.shl ${get('step')} (i32.const 3)))`
  return lines(
    ...[0, 1].map((half) => {
      const offset = half * 16
      const changed = `(f64x2.${operation} (v128.load offset=${offset} ${at}) ${promoted(vector, half)})`
      return `(v128.store offset=${offset} ${at} ${changed})`
    }),
  )
}

const ifPadded = (pairs: string) => `(if ${get('hasPadding')} (then ${pairs}))`
const neutral = (value: string) =>
  ifPadded(set('value', `(v128.bitselect (f32x4.splat (f32.const ${value})) ${get('value')} ${get('left')})`))

const GATHERING = {
  mean: lines(
    neutral('0'),
    change('gathered', 'add', get('value')),
    change('counts', 'add', `(v128.andnot (f32x4.splat (f32.const 1)) ${get('left')})`),
  ),
  max: lines(neutral('-inf'), change('gathered', 'pmax', get('value'))),
  min: lines(neutral('inf'), change('gathered', 'pmin', get('value'))),
}

const gatherText = (mode: keyof typeof GATHERING) => `
  (func (export "${mode}")
    (param $step i32) (param $end i32)
    ${AXES.map((axis) => `(param $${axis} f64)`).join(' ')}
    ${AXES.map((axis) => `(param $${axis}Step f64)`).join(' ')}
    (result i32)
    ${Object.entries(LOCALS)
      .flatMap(([type, names]) => names.map((name) => `(local $${name} ${type})`))
      .join(' ')}
    ${AXES.map(beginAxis).join('\n')}
    (block $done
      (loop $next
        (br_if $done (i32.ge_s ${get('step')} ${get('end')}))
        ${LOAD}
        ${set('left', '(v128.const i32x4 0 0 0 0)')}
        (block $gathered
          (if ${setting('isPadded')} (then ${LEAVE_PADDING_OUT}))
          ${MIX}
          ${GATHERING[mode]})
        ${AXES.map(advanceAxis).join('\n')}
        ${set('step', `(i32.add ${get('step')} (i32.const 4))`)}
        (br $next)))
    ${get('listed')})`

/**
 * WebAssembly that samples a line through a volume and gathers what it finds, four steps at once. JavaScript has no vectors,
 * and needs seven times as long. Steps have all eight neighbours, and their number is a multiple of four. The
 * coordinates are those of the first step, in voxels, and the difference of the next. Text, because it is written
 * by functions in place of macros, which the format has none of; `slabKernelBytes` is what becomes of it.
 */
export const SLAB_KERNEL_TEXT = `(module
  (memory (import "env" "memory") 1)
  ${SETTINGS.map(([name, type]) => `(global $${name} (mut ${type}) (${type}.const 0))`).join('\n  ')}
  (func (export "setUp")
    ${SETTINGS.map(([name, type]) => `(param $${name} ${type})`).join(' ')}
    ${SETTINGS.map(([name]) => `(global.set $${name} (local.get $${name}))`).join('\n    ')})
  ${(['mean', 'max', 'min'] as const).map(gatherText).join('\n')})`

import { Button, RadioGroup, Select } from '@pandok/ui'
import { CLIP_SIDES, RENDERING_TOOLS, RENDERING_VIEWS, type Rendering, viewOf } from '@pandok/viewer'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { RangeField } from '../planes/RangeField.tsx'

interface RenderingPanelProps {
  rendering: Rendering
  onPlanes: () => void
  onClose: () => void
}

/** The controls of a volume rendering: preset, direction and cuts. */
export function RenderingPanel({ rendering, onPlanes, onClose }: RenderingPanelProps) {
  const text = useText()
  return (
    <div className="@container min-h-0 overflow-y-auto bg-surface p-3 text-sm max-md:max-h-56 md:w-72">
      <div className="grid gap-3 @sm:grid-cols-2">
        <Choices rendering={rendering} />
        <ClipFields rendering={rendering} />
        <LassoFields rendering={rendering} />
        <div className="flex flex-wrap items-center gap-1 @sm:col-span-2">
          <Button size="sm" variant="quiet" onClick={rendering.reset}>
            {text('viewer.rendering.reset')}
          </Button>
          <Button size="sm" onClick={onPlanes}>
            {text('viewer.rendering.planes')}
          </Button>
          <Button size="sm" onClick={onClose}>
            {text('viewer.planes.back')}
          </Button>
        </div>
        <p className="text-xs text-muted @sm:col-span-2">{text('viewer.rendering.hint')}</p>
      </div>
    </div>
  )
}

function Choices({ rendering }: { rendering: Rendering }) {
  const text = useText()
  const preset = useStorePart(rendering, (state) => state.preset)
  const tool = useStorePart(rendering, (state) => state.tool)
  const shift = useStorePart(rendering, (state) => state.shift)
  const view = useStorePart(rendering, ({ camera }) => viewOf(camera))
  // A relative scale from 0 to 1 is shown in percent.
  const unit = rendering.isHounsfield ? 1 : 100
  return (
    <>
      <RadioGroup
        className="@sm:col-span-2"
        label={text('viewer.rendering.preset')}
        layout="inline"
        options={rendering.presets.map((value) => ({
          value,
          label: text(`viewer.rendering.preset.${value}`),
        }))}
        value={preset}
        onChange={(value) => rendering.setPreset(value)}
      />
      <RangeField
        label={text(rendering.isHounsfield ? 'viewer.rendering.shift' : 'viewer.rendering.shift.relative')}
        {...{ min: -rendering.shiftLimit * unit, max: rendering.shiftLimit * unit, step: 1 }}
        value={Math.round(shift * unit)}
        onChange={(value) => rendering.setShift(value / unit)}
      />
      <Select
        size="sm"
        label={text('viewer.rendering.tool')}
        value={tool}
        onChange={({ target }) => rendering.setTool(target.value)}
      >
        {RENDERING_TOOLS.map((value) => (
          <option key={value} value={value}>
            {text(`viewer.rendering.tool.${value}`)}
          </option>
        ))}
      </Select>
      <RadioGroup
        className="@sm:col-span-2"
        label={text('viewer.rendering.view')}
        layout="inline"
        options={RENDERING_VIEWS.map((value) => ({ value, label: text(`viewer.rendering.view.${value}`) }))}
        value={view ?? ''}
        onChange={(value) => rendering.look(value)}
      />
    </>
  )
}

function ClipFields({ rendering }: { rendering: Rendering }) {
  const text = useText()
  const clip = useStorePart(rendering, (state) => state.clip)
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-2 @sm:col-span-2">
      <legend className="mb-1 font-semibold">{text('viewer.rendering.clip')}</legend>
      {CLIP_SIDES.map((side) => (
        <RangeField
          key={side}
          label={text(`viewer.rendering.clip.${side}`)}
          {...{ min: 0, max: 98, step: 1, value: Math.round(clip[side] * 100) }}
          onChange={(value) => rendering.clip(side, value / 100)}
        />
      ))}
    </fieldset>
  )
}

function LassoFields({ rendering }: { rendering: Rendering }) {
  const text = useText()
  const goes = useStorePart(rendering, (state) => state.goes)
  const hasCuts = useStorePart(rendering, ({ cuts }) => cuts.length > 0)
  return (
    <>
      <Select
        size="sm"
        label={text('viewer.rendering.goes')}
        value={goes}
        onChange={({ target }) => rendering.setGoes(target.value)}
      >
        <option value="outside">{text('viewer.rendering.goes.outside')}</option>
        <option value="inside">{text('viewer.rendering.goes.inside')}</option>
      </Select>
      {hasCuts ? (
        <Button size="sm" variant="quiet" className="self-end" onClick={rendering.uncut}>
          {text('viewer.rendering.uncut')}
        </Button>
      ) : null}
    </>
  )
}

import { Button, Checkbox, ChevronDownIcon, Popover } from '@pandok/ui'
import type { ChannelStore, SlideChannel } from '@pandok/viewer'
import { useRef, useState } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { CommandKey } from '../tools/CommandKey.tsx'
import { CHANNEL_COMMANDS } from './channelCommands.ts'

export function ChannelsField({ channels }: { channels: ChannelStore }) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const list = useStorePart(channels, (state) => state.channels)
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        iconAfter={<ChevronDownIcon />}
        onClick={() => setOpen(!isOpen)}
      >
        {text('viewer.slide.channels')}
      </Button>
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchor={button}
        label={text('viewer.slide.channels')}
        className="max-h-[70vh] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto"
      >
        <ul className="grid gap-3">
          {list.map((channel, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: channels are identified by their number, because names may repeat
            <li key={index}>
              <ChannelRow channels={channels} channel={channel} index={index} />
            </li>
          ))}
        </ul>
        <Button size="sm" variant="quiet" className="mt-2" onClick={channels.reset}>
          {text('viewer.slide.channels.reset')}
        </Button>
      </Popover>
    </>
  )
}

interface ChannelRowProps {
  channels: ChannelStore
  channel: SlideChannel
  index: number
}

function ChannelRow({ channels, channel, index }: ChannelRowProps) {
  const text = useText()
  const name = channel.name || text('viewer.slide.channels.unnamed', { number: index + 1 })
  const command = CHANNEL_COMMANDS[index]
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <Checkbox
          checked={channel.isShown}
          onChange={() => channels.toggle(index)}
          label={
            <span className="[overflow-wrap:anywhere]">
              <span
                aria-hidden="true"
                className="mr-1.5 inline-block size-3 rounded-xs border border-line align-middle"
                style={{ backgroundColor: `rgb(${channel.color.join(' ')})` }}
              />
              {name}
            </span>
          }
        />
        {command ? <CommandKey id={command} /> : null}
      </div>
      {channel.isShown ? (
        <div className="grid grid-cols-2 gap-3 pl-8.5">
          <Level
            word={text('viewer.slide.channels.min')}
            label={text('viewer.slide.channels.low', { name })}
            value={channel.low}
            top={channel.top}
            onChange={(value) => channels.setLow(index, value)}
          />
          <Level
            word={text('viewer.slide.channels.max')}
            label={text('viewer.slide.channels.high', { name })}
            value={channel.high}
            top={channel.top}
            onChange={(value) => channels.setHigh(index, value)}
          />
        </div>
      ) : null}
    </>
  )
}

interface LevelProps {
  /** The visible word; `label` is the accessible name. */
  word: string
  label: string
  value: number
  top: number
  onChange: (value: number) => void
}

function Level({ word, label, value, top, onChange }: LevelProps) {
  return (
    <label className="grid gap-0.5 text-xs tabular-nums">
      <span aria-hidden="true" className="flex justify-between gap-1 text-muted">
        <span>{word}</span>
        <span>{value}</span>
      </span>
      <input
        type="range"
        aria-label={label}
        min={0}
        max={top}
        step={Math.max(1, Math.round(top / 256))}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-6 w-full accent-accent"
      />
    </label>
  )
}

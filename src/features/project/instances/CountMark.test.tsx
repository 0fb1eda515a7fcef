import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Instance } from '#store/api/generated/types'
import { StateMark } from '#ui/feedback/StateBadge'
import { CountMark } from './InstanceState'

const stoppingFor = (minutes: number) =>
  ({
    runState: 'stopping',
    timeRunStateUpdated: new Date(Date.now() - minutes * 60_000).toISOString(),
  }) as Instance
const amber = renderToStaticMarkup(<StateMark tone="attention" />)
const moving = renderToStaticMarkup(<StateMark tone="motion" moving />)

it.each([
  [[stoppingFor(1), stoppingFor(1440)], amber],
  [[stoppingFor(1)], moving],
  [[], moving],
])('the count of a state has the mark of its stuck row (%#)', (rows, mark) =>
  expect(renderToStaticMarkup(<CountMark state="stopping" rows={rows} />)).toBe(mark),
)

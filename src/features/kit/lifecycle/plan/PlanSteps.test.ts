import { expect, test } from 'vitest'
import type { PlanView, StepProgress } from '#store/actors/plan/planView'
import { planInRow } from './PlanSteps'

const plan = (progress: readonly StepProgress[], more: Partial<PlanView> = {}): PlanView => ({
  label: 'Stop, then delete',
  name: 'web-1',
  steps: progress.map((each, index) => ({
    label: ['Stop web-1', 'Resize web-1', 'Start web-1'][index] ?? '',
    progress: each,
  })),
  status: 'underWay',
  isStalled: false,
  halt() {},
  resume() {},
  retry() {},
  dismiss() {},
  ...more,
})

test.each([
  [plan(['acting', 'next']), '1 of 2, then resize'],
  [plan(['acting', 'next', 'next']), '1 of 3, then resize, start'],
  [plan(['done', 'acting']), '2 of 2'],
  [plan(['acting', 'next'], { status: 'halting' }), '1 of 2, the last one'],
  [plan(['acting', 'next'], { isStalled: true }), '1 of 2, waiting for long'],
  [plan(['done', 'refused'], { status: 'refused' }), '2 of 2: resize refused'],
  [plan(['done', 'barred'], { status: 'barred' }), '2 of 2: resize not possible'],
  [plan(['done', 'next'], { status: 'halted' }), 'Ended after 1 of 2'],
  [plan(['next'], { label: 'Stop', ofBatch: true }), 'Stop: waiting'],
])('a plan in the row of its resource, which has the name: case %#', (view, text) => {
  expect(planInRow(view)).toBe(text)
})

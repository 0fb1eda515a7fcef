import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { TrialView } from '#store/trial/trialView'
import { TrialBar } from './TrialBar'

const trial: TrialView = {
  id: 'a.1',
  title: 'Firewall rule allow-ssh',
  where: 'VPC default',
  until: Date.now() + 600_000,
  status: 'calm',
  reason: undefined,
  keep() {},
  putBack() {},
}

/** The text of each trial, its buttons, and those that are disabled. */
function shown(...trials: readonly TrialView[]) {
  const markup = renderToStaticMarkup(<TrialBar trials={trials} />)
  const textOf = (part: string) => part.replaceAll(/<[^>]*>/g, '')
  return (markup.match(/<li.*?<\/li>/gs) ?? []).map((item) => {
    const buttons = item.match(/<button.*?<\/button>/gs) ?? []
    return {
      text: textOf(item.split('<button')[0] ?? ''),
      buttons: buttons.map(textOf),
      off: buttons.filter((button) => button.includes('aria-disabled')).map(textOf),
    }
  })
}

const of = ' Firewall rule allow-ssh in VPC default'

it('several trials are listed, each with its time and its buttons', () => {
  const [first, second] = shown(trial, { ...trial, id: 'a.2', title: 'Allow list', where: undefined })
  expect(first?.text).toMatch(/^Firewall rule allow-ssh in VPC default: put back in (10:00|9:59)$/)
  expect(first?.buttons).toEqual([`Keep it${of}`, `Put back now${of}`])
  expect(second?.buttons).toEqual(['Keep it Allow list', 'Put back now Allow list'])
})

it('what cannot be done now is disabled, and what has changed meanwhile can be looked at', () => {
  const [reverting, cutOff, contested] = shown(
    { ...trial, status: 'reverting' },
    { ...trial, id: 'a.2', status: 'cutOff' },
    { ...trial, id: 'a.3', status: 'contested' },
  )
  expect(reverting?.off).toEqual([`Keep it${of}`, `Put back now${of}`])
  expect(cutOff?.text).toContain('it is put back once the region can be reached')
  expect(cutOff?.off).toEqual([`Put back now${of}`])
  expect(contested).toMatchObject({ buttons: [`Leave it${of}`, `See what changed${of}`], off: [] })
})

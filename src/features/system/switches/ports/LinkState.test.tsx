import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { badgeClass } from '#ui/feedback/StateBadge'
import { LinkState } from './LinkState'

const drawn = (state?: string) => renderToStaticMarkup(<LinkState state={state} />)

it('only a link that is not up has a mark, and one without a report has a dash', () => {
  expect(drawn('up')).toContain('>up<')
  expect(drawn('up')).not.toContain(badgeClass({ tone: 'well' }))
  expect(drawn('down')).toContain(`<span class="${badgeClass({ tone: 'failed' })}">down</span>`)
  expect(drawn('testing')).toContain(badgeClass({ tone: 'unknown' }))
  expect(drawn()).toContain('none')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Card } from './Card'

it('what a card cannot say is behind a mark beside its heading, and not in its name', () => {
  const markup = renderToStaticMarkup(
    <Card title="Ports" tip="The region does not say which">
      …
    </Card>,
  )
  expect(markup).toMatch(/<h2[^>]*>Ports<\/h2><span.*role="note" aria-label="The region does not say which"/)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NumberInput } from './NumberInput'
import type { TypedNumber } from './useTypedNumber'

const typed = { text: '65010', value: 65_010, decimals: 0 } as TypedNumber
const ids = { id: 'asn', 'aria-describedby': undefined, 'aria-invalid': undefined }
const inputOf = (isName: boolean) =>
  renderToStaticMarkup(<NumberInput {...ids} name="asn" label="AS number" typed={typed} isName={isName} />)

it('a number that is a name, such as that of an autonomous system, has no steppers', () => {
  expect(inputOf(false)).toMatch(/role="spinbutton".*aria-label="Less AS number"/)
  expect(inputOf(true)).not.toMatch(/<button|spinbutton/)
  expect(inputOf(true)).toContain('inputMode="numeric"')
})

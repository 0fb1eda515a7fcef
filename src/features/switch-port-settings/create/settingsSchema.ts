import { mixed, object, string } from 'yup'
import type { SwitchPortGeometry } from '#store/api/generated/types'
import type { ApiError } from '#store/model/apiError'
import { linesError } from '#store/model/lines'
import { freeName, optionalCheckedText, resourceDescription } from '#features/shared/form/rules'
import { linkOf, type Part, type PartList, type SettingsValues } from './settingsValues'

/** A list whose parts must name links of the form. */
const onLinks = <List extends PartList>(list: List) =>
  mixed<readonly Part<List>[]>()
    .required()
    .test('links', (parts, context) => {
      const { links } = context.parent as SettingsValues
      const names = new Set(links.map(({ linkName }) => linkName))
      const lost = parts.map((part) => linkOf[list](part)).find((name) => !names.has(name))
      if (lost === undefined) return true
      return context.createError({ message: `There is no link ${lost}: add it, or remove what is on it` })
    })

/** The rules of new settings. @param taken names that exist: the server would replace what they name */
export const settingsSchema = (taken: ReadonlySet<string>) =>
  object({
    name: freeName(
      taken,
      'There are settings of that name, which would be replaced wherever they are applied',
    ),
    description: resourceDescription(),
    geometry: string<SwitchPortGeometry>().required(),
    links: mixed<SettingsValues['links']>()
      .required()
      .test('some', 'Add a link: without one the port carries nothing', (links) => links.length > 0),
    addresses: onLinks('addresses'),
    routes: onLinks('routes'),
    interfaces: onLinks('interfaces'),
    peers: onLinks('peers'),
    groups: optionalCheckedText((text) => linesError(text, () => undefined)),
  })

/** The field that an error of the server belongs to, by its words. Rule: OPS-5. */
export const settingsErrorFields = ({
  message,
  statusCode,
}: Pick<ApiError, 'message' | 'statusCode'>): Partial<Record<keyof SettingsValues, string>> => {
  if (statusCode !== 400) return {}
  if (/md5|bgp/i.test(message)) return { peers: message }
  if (/group/i.test(message)) return { groups: message }
  return /address/i.test(message) ? { addresses: message } : {}
}

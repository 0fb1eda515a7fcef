import { useMemo } from 'react'
import { AddressPanel } from './panels/AddressPanel'
import { InterfacePanel } from './panels/InterfacePanel'
import { LinkPanel } from './panels/LinkPanel'
import { PeerPanel } from './panels/PeerPanel'
import { RoutePanel } from './panels/RoutePanel'
import { partKeys, type Part, type PartList, type SettingsValues } from './settingsValues'

interface PartPanelsProps {
  /** The list whose panel is open. */
  list: PartList | undefined
  onClose: () => void
  formStore: {
    values: SettingsValues
    setFieldValue: (field: PartList, value: readonly Part<PartList>[]) => unknown
  }
}

const keysOf = <List extends PartList>(list: List, parts: readonly Part<List>[]) =>
  new Set(parts.map((part) => partKeys[list](part)))

/** The panels that open over the form: its siblings, because submitting a panel must not submit the form. */
export function PartPanels({ list, onClose, formStore: { values, setFieldValue } }: PartPanelsProps) {
  const links = useMemo(() => values.links.map(({ linkName }) => linkName), [values.links])
  const taken = useMemo(
    () => (list ? keysOf(list, values[list] as readonly Part<typeof list>[]) : new Set<string>()),
    [list, values],
  )
  const onAdded = (part: Part<PartList>) => {
    if (list) void setFieldValue(list, [...values[list], part])
    onClose()
  }
  const props = { links, taken, onAdded, onDismiss: onClose }
  switch (list) {
    case 'links':
      return <LinkPanel {...props} />
    case 'addresses':
      return <AddressPanel {...props} />
    case 'routes':
      return <RoutePanel {...props} />
    case 'interfaces':
      return <InterfacePanel {...props} />
    case 'peers':
      return <PeerPanel {...props} />
    case undefined:
      return null
  }
}

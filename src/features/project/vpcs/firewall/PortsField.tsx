import { AddedTexts } from '#features/kit/form/AddedTexts'
import { foldOf } from './foldOf'
import { useRuleList } from './useRuleList'

/** The port filters of a rule. */
export function PortsField() {
  const list = useRuleList('port', true)
  return (
    <AddedTexts
      list={list}
      name="ports-value"
      title="Port filters"
      note="The rule applies to traffic to these ports. Without any, it applies to all ports."
      addLabel="Add port filter"
      emptyReason="Enter a port or a range first"
      label="Port filter"
      hint="A single port (443) or a range (8000-8080); Enter or a comma adds it"
      header="Port ranges"
      itemName={(range) => `port ${range}`}
      fold={foldOf({
        noun: 'port filter',
        none: 'Any port',
        items: list.items,
        isTyped: list.draft !== '' || list.error !== undefined,
      })}
    />
  )
}

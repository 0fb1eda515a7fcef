import type { ComponentProps } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { Button } from '../../ui/Button'
import { PropertyList } from '../../ui/PropertyList'
import { SidePanel } from '../../ui/SidePanel'
import { RelevantDocs } from '../help/RelevantDocs'

interface DetailsPanelProps {
  /** What is shown: "Disk details". */
  title: string
  /** The name of it. */
  name: string
  /** The list under the panel. */
  back: string
  items: ComponentProps<typeof PropertyList>['items']
}

/** Everything about a record that has no page of its own, over its list. */
export function DetailsPanel({ title, name, back, items }: DetailsPanelProps) {
  const go = useNavigate()
  const close = () => void go(back, { preventScrollReset: true })
  return (
    <SidePanel
      title={title}
      subtitle={name}
      onDismiss={close}
      // Slides in only when a person went forward to it, not on a reload or on the way back.
      animate={useNavigationType() === 'PUSH'}
      readOnly
      footer={<Button onClick={close}>Close</Button>}
    >
      <PropertyList items={items} />
      <RelevantDocs />
    </SidePanel>
  )
}

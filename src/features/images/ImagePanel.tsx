import { useNavigate, useNavigationType } from 'react-router'
import { paths } from '../../paths'
import type { Image } from '../../store/api/generated/types'
import { imagesApi } from '../../store/api/images'
import { dateOf } from '../../store/model/dates'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { EmptyCell } from '../../ui/EmptyCell'
import { IdText } from '../../ui/IdText'
import { PropertyList } from '../../ui/PropertyList'
import { SidePanel } from '../../ui/SidePanel'
import { SizeText } from '../../ui/SizeText'
import { RelevantDocs } from '../help/RelevantDocs'
import { useParam } from '../shared/useParam'
import { useShown } from '../shared/useShown'

/** An image of the route's project. */
export function ProjectImagePanel() {
  const { project, image } = useParam('project', 'image')
  const list = paths.images({ project })
  const query = imagesApi.endpoints.imageView.useQuery({ project, image })
  const shown = useShown(query, list)
  return shown ? <ImageDetails image={shown} back={list} /> : null
}

/** An image of the silo. */
export function SiloImagePanel() {
  const { image } = useParam('image')
  const list = paths.siloImages()
  const query = imagesApi.endpoints.imageView.useQuery({ image })
  const shown = useShown(query, list)
  return shown ? <ImageDetails image={shown} back={list} /> : null
}

/** Everything about an image. There is nothing to edit: an image is what it was made of. */
function ImageDetails({ image, back }: { image: Image; back: string }) {
  const go = useNavigate()
  const close = () => void go(back, { preventScrollReset: true })
  return (
    <SidePanel
      title="Image details"
      subtitle={image.name}
      onDismiss={close}
      animate={useNavigationType() === 'PUSH'}
      readOnly
      footer={<Button onClick={close}>Close</Button>}
    >
      <PropertyList
        items={[
          { label: 'ID', value: <IdText value={image.id} /> },
          { label: 'Description', value: image.description || <EmptyCell /> },
          { label: 'Visibility', value: image.projectId ? 'This project' : 'Every project of the silo' },
          { label: 'OS', value: image.os || <EmptyCell /> },
          { label: 'Version', value: image.version || <EmptyCell /> },
          { label: 'Size', value: <SizeText bytes={image.size} /> },
          { label: 'Block size', value: `${image.blockSize.toLocaleString()} bytes` },
          { label: 'Created', value: <DateText at={dateOf(image, 'timeCreated')} /> },
          { label: 'Last modified', value: <DateText at={dateOf(image, 'timeModified')} /> },
        ]}
      />
      <RelevantDocs />
    </SidePanel>
  )
}

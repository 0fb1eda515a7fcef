import { useContext } from 'react'
import { inRem } from '../../../ui/rem'
import type { Box, DrawnLine, Layout } from './layout'
import { MapFocusContext, standing } from './mapFocus'
import { FoldButton, NodeBox, NoRooms, RoomBox } from './MapParts'
import styles from './MapScene.module.css'
import type { Band, Picture } from './picture'

interface MapSceneProps {
  picture: Picture
  layout: Layout
  onUnfold: (id: string) => void
}

/** A place on the map as a style: it grows with the text in it. */
const placeOf = (box: Partial<Box> | undefined) =>
  box && Object.fromEntries(Object.entries(box).map(([side, px]) => [side, inRem(px)]))

/** The picture in a wide window. The order of the keyboard is the way from outside to inside. */
export function MapScene({ picture, layout, onUnfold }: MapSceneProps) {
  const { headings, boxes } = layout
  return (
    <>
      {[...layout.bands].map(([router, box]) => (
        <span key={router} className={styles.band} style={placeOf(box)} aria-hidden />
      ))}
      <MapLines layout={layout} />
      {(
        [
          ['ends', 'Where routes lead'],
          ['routers', 'Routers'],
          ['rooms', 'Subnets and their interfaces'],
        ] as const
      ).map(([column, words]) => (
        <span key={column} className={styles.heading} style={placeOf(headings[column])} aria-hidden>
          {words}
        </span>
      ))}
      <ul aria-label="Where routes lead">
        {picture.ends.map((end) => (
          <li key={end.id} className={styles.place} style={placeOf(boxes.get(end.id))}>
            <NodeBox part={end} />
          </li>
        ))}
      </ul>
      <ul aria-label="Routers">
        {picture.bands.map((band) => (
          <BandItem
            key={band.router.id}
            band={band}
            boxes={boxes}
            newSubnet={picture.newSubnet}
            onUnfold={onUnfold}
          />
        ))}
      </ul>
    </>
  )
}

interface BandItemProps {
  band: Band
  boxes: ReadonlyMap<string, Box>
  newSubnet: string | undefined
  onUnfold: (id: string) => void
}

function BandItem({ band: { router, rooms, fold }, boxes, newSubnet, onUnfold }: BandItemProps) {
  const box = boxes.get(router.id)
  return (
    <li>
      <div className={styles.place} style={placeOf(box)}>
        <NodeBox part={router} />
      </div>
      {rooms.length > 0 ? (
        <ul aria-label={`Subnets of ${router.label}`}>
          {rooms.map((room) => (
            <li key={room.id} className={styles.place} style={placeOf(boxes.get(room.id))}>
              <RoomBox room={room} onUnfold={onUnfold} />
            </li>
          ))}
          {fold && (
            <li className={styles.place} style={placeOf(boxes.get(`more of ${router.id}`))}>
              <FoldButton fold={fold} onUnfold={onUnfold} />
            </li>
          )}
        </ul>
      ) : (
        box && (
          <p className={styles.none} style={placeOf({ left: box.left + box.width + 24, top: box.top })}>
            <NoRooms newSubnet={newSubnet} />
          </p>
        )
      )}
    </li>
  )
}

/** The lines. What they say is in the table as well, so nobody has to hear them. */
function MapLines({ layout: { width, height, lines } }: { layout: Layout }) {
  const { active } = useContext(MapFocusContext)
  const marked = lines.map((drawn) => ({ ...drawn, standing: standing(active, drawn.line.id) }))
  // What stands out is drawn last, over the others.
  const inOrder = [...marked].sort((a, b) => Number(a.standing === 'out') - Number(b.standing === 'out'))
  return (
    <svg className={styles.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <defs>
        <marker
          id="map-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="11"
          markerHeight="11"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M1,1 L7,4 L1,7" />
        </marker>
      </defs>
      {inOrder.map(({ standing: how, ...drawn }) => (
        <LineShape key={drawn.line.id} how={how} {...drawn} />
      ))}
    </svg>
  )
}

const LineShape = ({ line, path, label, how }: DrawnLine & { how: string | undefined }) => (
  <g data-standing={how} data-dropped={line.end.startsWith('drop ')}>
    <path d={path} markerEnd="url(#map-arrow)" />
    <text x={label.x} y={label.y}>
      {label.text}
    </text>
  </g>
)

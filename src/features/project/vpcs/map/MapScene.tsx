import { useContext } from 'react'
import { inRem } from '#ui/layout/rem'
import type { MapBox, DrawnLine, Layout } from './layout'
import { MapFocusContext, emphasisOf } from './mapFocus'
import { OverflowButton, NodeBox, NoSubnets, SubnetBox } from './MapNodes'
import styles from './MapScene.module.css'
import type { RouterLane, MapModel } from './mapModel'

interface MapSceneProps {
  model: MapModel
  layout: Layout
  onUnfold: (id: string) => void
}

/** A position on the map as a style that scales with the text size. */
const positionOf = (box: Partial<MapBox> | undefined) =>
  box && Object.fromEntries(Object.entries(box).map(([side, px]) => [side, inRem(px)]))

/** The map in a wide window. The tab order goes from outside to inside. */
export function MapScene({ model, layout, onUnfold }: MapSceneProps) {
  const { headings, boxes } = layout
  return (
    <>
      {[...layout.lanes].map(([router, box]) => (
        <span key={router} className={styles.lane} style={positionOf(box)} aria-hidden />
      ))}
      <MapLines layout={layout} />
      {(
        [
          ['targets', 'Where routes lead'],
          ['routers', 'Routers'],
          ['subnets', 'Subnets and their interfaces'],
        ] as const
      ).map(([column, words]) => (
        <span key={column} className={styles.heading} style={positionOf(headings[column])} aria-hidden>
          {words}
        </span>
      ))}
      <ul aria-label="Where routes lead">
        {model.targets.map((target) => (
          <li key={target.id} className={styles.positioned} style={positionOf(boxes.get(target.id))}>
            <NodeBox node={target} />
          </li>
        ))}
      </ul>
      <ul aria-label="Routers">
        {model.lanes.map((lane) => (
          <LaneItem
            key={lane.router.id}
            lane={lane}
            boxes={boxes}
            newSubnet={model.newSubnet}
            onUnfold={onUnfold}
          />
        ))}
      </ul>
    </>
  )
}

interface LaneItemProps {
  lane: RouterLane
  boxes: ReadonlyMap<string, MapBox>
  newSubnet: string | undefined
  onUnfold: (id: string) => void
}

function LaneItem({ lane: { router, subnets, overflow }, boxes, newSubnet, onUnfold }: LaneItemProps) {
  const box = boxes.get(router.id)
  return (
    <li>
      <div className={styles.positioned} style={positionOf(box)}>
        <NodeBox node={router} />
      </div>
      {subnets.length > 0 || overflow ? (
        <ul aria-label={`Subnets of ${router.label}`}>
          {subnets.map((subnet) => (
            <li key={subnet.id} className={styles.positioned} style={positionOf(boxes.get(subnet.id))}>
              <SubnetBox subnet={subnet} onUnfold={onUnfold} />
            </li>
          ))}
          {overflow && (
            <li className={styles.positioned} style={positionOf(boxes.get(`more of ${router.id}`))}>
              <OverflowButton overflow={overflow} onUnfold={onUnfold} />
            </li>
          )}
        </ul>
      ) : (
        box && (
          <p className={styles.none} style={positionOf({ left: box.left + box.width + 24, top: box.top })}>
            <NoSubnets newSubnet={newSubnet} />
          </p>
        )
      )}
    </li>
  )
}

/** The lines. Hidden from screen readers, which have the table. */
function MapLines({ layout: { width, height, lines } }: { layout: Layout }) {
  const { active } = useContext(MapFocusContext)
  const marked = lines.map((drawn) => ({ ...drawn, emphasis: emphasisOf(active, drawn.line.id) }))
  // Highlighted lines are drawn last, over the others.
  const inOrder = [...marked].sort(
    (a, b) => Number(a.emphasis === 'highlighted') - Number(b.emphasis === 'highlighted'),
  )
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
      {inOrder.map((drawn) => (
        <LineShape key={drawn.line.id} {...drawn} />
      ))}
    </svg>
  )
}

const LineShape = ({ line, path, label, emphasis }: DrawnLine & { emphasis: string | undefined }) => (
  <g data-emphasis={emphasis} data-dropped={line.targetId.startsWith('drop ')}>
    <path d={path} markerEnd="url(#map-arrow)" />
    <text x={label.x} y={label.y}>
      {label.text}
    </text>
  </g>
)

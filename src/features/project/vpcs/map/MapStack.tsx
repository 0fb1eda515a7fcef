import ArrowRight from 'lucide-react/icons/arrow-right'
import { labelOf } from './layout'
import { OverflowButton, NodeBox, NoSubnets, SubnetBox } from './MapNodes'
import styles from './MapStack.module.css'
import type { RouterLane, MapModel } from './mapModel'

interface MapStackProps {
  model: MapModel
  onUnfold: (id: string) => void
}

/** The map in a narrow window: one router after another, with targets and subnets. */
export function MapStack({ model, onUnfold }: MapStackProps) {
  const reached = new Set(model.lines.map((line) => line.targetId))
  const idle = model.targets.filter((target) => !reached.has(target.id))
  return (
    <ul aria-label="Routers" className={styles.lanes}>
      {model.lanes.map((lane) => (
        <LaneItem key={lane.router.id} lane={lane} model={model} onUnfold={onUnfold} />
      ))}
      {idle.length > 0 && (
        <li className={styles.lane}>
          <span className={styles.heading}>No route leads to</span>
          <ul className={styles.subnets}>
            {idle.map((target) => (
              <li key={target.id} className={styles.node}>
                <NodeBox node={target} />
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  )
}

function LaneItem({
  lane: { router, subnets, overflow },
  model,
  onUnfold,
}: MapStackProps & { lane: RouterLane }) {
  const targets = new Map(model.targets.map((target) => [target.id, target]))
  const lines = model.lines.filter((line) => line.routerId === router.id)
  return (
    <li className={styles.lane}>
      <div className={styles.node}>
        <NodeBox node={router} />
      </div>
      {lines.length > 0 && (
        <ul aria-label={`Routes of ${router.label}`} className={styles.routes}>
          {lines.map((line) => {
            const target = targets.get(line.targetId)
            return (
              target && (
                <li key={line.id}>
                  <code>{labelOf(line.destinations)}</code>
                  <ArrowRight size={14} aria-label="to" />
                  <span className={styles.node}>
                    <NodeBox node={target} />
                  </span>
                </li>
              )
            )
          })}
        </ul>
      )}
      {subnets.length === 0 && !overflow && (
        <span className={styles.heading}>
          <NoSubnets newSubnet={model.newSubnet} />
        </span>
      )}
      {(subnets.length > 0 || overflow) && (
        <ul aria-label={`Subnets of ${router.label}`} className={styles.subnets}>
          {subnets.map((subnet) => (
            <li key={subnet.id}>
              <SubnetBox subnet={subnet} onUnfold={onUnfold} />
            </li>
          ))}
          {overflow && (
            <li className={styles.node}>
              <OverflowButton overflow={overflow} onUnfold={onUnfold} />
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

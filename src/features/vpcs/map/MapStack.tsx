import { ArrowRight } from 'lucide-react'
import { labelOf } from './layout'
import { FoldButton, NodeBox, NoRooms, RoomBox } from './MapParts'
import styles from './MapStack.module.css'
import type { Band, Picture } from './picture'

interface MapStackProps {
  picture: Picture
  onUnfold: (id: string) => void
}

/** The picture in a narrow window: router after router, each with where it leads and whom it serves. */
export function MapStack({ picture, onUnfold }: MapStackProps) {
  const reached = new Set(picture.lines.map((line) => line.end))
  const idle = picture.ends.filter((end) => !reached.has(end.id))
  return (
    <ul aria-label="Routers" className={styles.bands}>
      {picture.bands.map((band) => (
        <BandItem key={band.router.id} band={band} picture={picture} onUnfold={onUnfold} />
      ))}
      {idle.length > 0 && (
        <li className={styles.band}>
          <span className={styles.heading}>No route leads to</span>
          <ul className={styles.rooms}>
            {idle.map((end) => (
              <li key={end.id} className={styles.node}>
                <NodeBox part={end} />
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  )
}

function BandItem({ band: { router, rooms, fold }, picture, onUnfold }: MapStackProps & { band: Band }) {
  const ends = new Map(picture.ends.map((end) => [end.id, end]))
  const lines = picture.lines.filter((line) => line.router === router.id)
  return (
    <li className={styles.band}>
      <div className={styles.node}>
        <NodeBox part={router} />
      </div>
      {lines.length > 0 && (
        <ul aria-label={`Routes of ${router.label}`} className={styles.routes}>
          {lines.map((line) => {
            const end = ends.get(line.end)
            return (
              end && (
                <li key={line.id}>
                  <code>{labelOf(line.destinations)}</code>
                  <ArrowRight size={14} aria-label="to" />
                  <span className={styles.node}>
                    <NodeBox part={end} />
                  </span>
                </li>
              )
            )
          })}
        </ul>
      )}
      {rooms.length === 0 && (
        <span className={styles.heading}>
          <NoRooms newSubnet={picture.newSubnet} />
        </span>
      )}
      {rooms.length > 0 && (
        <ul aria-label={`Subnets of ${router.label}`} className={styles.rooms}>
          {rooms.map((room) => (
            <li key={room.id}>
              <RoomBox room={room} onUnfold={onUnfold} />
            </li>
          ))}
          {fold && (
            <li className={styles.node}>
              <FoldButton fold={fold} onUnfold={onUnfold} />
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

import { NavLink, useLocation } from 'react-router'
import { Truncate } from '../../ui/Truncate'
import { PaletteButton } from './palette/PaletteButton'
import type { NavBlock } from './navigation'
import styles from './Sidebar.module.css'

/** The places of this part of the console. A create page highlights the list it belongs to. */
export function Sidebar({ blocks }: { blocks: readonly NavBlock[] }) {
  const { pathname } = useLocation()
  return (
    <div className={styles.sidebar}>
      <PaletteButton />
      {blocks.map((block, index) => (
        <nav
          key={block.heading ?? index}
          aria-label={block.heading ? `${block.heading} navigation` : 'Sidebar navigation'}
        >
          {block.heading && (
            <p className={styles.heading}>
              <Truncate text={block.heading} />
            </p>
          )}
          <ul>
            {block.items.map((item) => (
              <li key={item.to}>
                <NavLink
                  to={item.to}
                  end={item.exact ?? false}
                  className={({ isActive }) =>
                    isActive ||
                    pathname.startsWith(`${item.to}-new`) ||
                    (item.also && pathname.startsWith(item.also))
                      ? styles.active
                      : styles.link
                  }
                >
                  <item.icon size={16} aria-hidden />
                  {item.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

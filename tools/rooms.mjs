// npm run rooms: the arrows between the rooms of src/ that run up, with their imports, and the circles.
import { roomsNow } from './rooms/rooms.mjs'

const { arrows, up, circles } = roomsNow()
for (const { from, to, imports } of up) {
  console.log(`${from} → ${to}`)
  for (const each of imports) console.log(`    ${each}`)
}
for (const circle of circles) console.log(`A circle of ${circle.length}: ${circle.join(', ')}`)
console.log(`${arrows.length} arrows between rooms, ${up.length} run up; ${circles.length} circles`)

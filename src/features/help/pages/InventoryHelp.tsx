export default function InventoryHelp() {
  return <p>Inventory.</p>
}

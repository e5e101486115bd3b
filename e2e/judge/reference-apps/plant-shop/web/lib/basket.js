// The basket lives in this browser until it is ordered: [{ plantId, quantity }].
import { useSyncExternalStore } from 'react'

const place = 'fernweh.basket'
const nothing = []
const listeners = new Set()
let known = { text: null, lines: nothing }

function read() {
  const text = window.localStorage.getItem(place)
  if (text !== known.text) known = { text, lines: parse(text) }
  return known.lines
}

function parse(text) {
  try {
    const lines = JSON.parse(text ?? '[]')
    return Array.isArray(lines) ? lines.filter((line) => line.plantId > 0 && line.quantity > 0) : nothing
  } catch {
    return nothing
  }
}

function write(lines) {
  window.localStorage.setItem(place, JSON.stringify(lines))
  for (const listener of listeners) listener()
}

function subscribe(listener) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useBasket() {
  return useSyncExternalStore(subscribe, read, () => nothing)
}

/** @param quantity 0 takes the plant out */
export function setQuantity(plantId, quantity) {
  const others = read().filter((line) => line.plantId !== plantId)
  write(quantity === 0 ? others : [...others, { plantId, quantity: Math.min(quantity, 20) }])
}

export function addToBasket(plantId) {
  const line = read().find((each) => each.plantId === plantId)
  setQuantity(plantId, (line?.quantity ?? 0) + 1)
}

export function emptyBasket() {
  write([])
}

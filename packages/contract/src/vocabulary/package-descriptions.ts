// What the package catalogue says in our words: area, platform, how to import, what for (specification 3, "Client libraries").

/** The areas that the specification names, and those of the packages that every generated app has. */
export const packageAreas = [
  'audio',
  'notifications',
  'web views',
  'calendars',
  'SVG',
  'splash screen',
  'icons',
  '3D',
  'data fetching',
  'tables',
  'maps',
  'charts',
  'animation',
  'forms',
  'dates',
  'validation',
  'markdown',
  'components',
  'navigation',
  'device',
  'PDF',
  'foundation',
] as const
export type PackageArea = (typeof packageAreas)[number]

export interface PackageDescription {
  area: PackageArea
  platform: 'web' | 'mobile' | 'both'
  importStatement: string
  /** Where its makers document it. */
  documentation: string
  useCases: readonly string[]
}

type Row = readonly [area: PackageArea, platform: PackageDescription['platform'], imported: string, documentation: string, useCases: readonly string[]] // prettier-ignore

const rows: Readonly<Record<string, Row>> = {
  react: ['foundation', 'both', "import { useState } from 'react'", 'https://react.dev', ['state and effects of components', 'components of one’s own']],
  'react-dom': ['foundation', 'web', "import { createPortal } from 'react-dom'", 'https://react.dev/reference/react-dom', ['portals for dialogs and layers']],
  'lucide-react': ['icons', 'web', "import { Search } from 'lucide-react'", 'https://lucide.dev', ['icons in buttons, lists and empty states']],
  'date-fns': ['dates', 'both', "import { format } from 'date-fns'", 'https://date-fns.org', ['dates in words', 'calendars, differences, sorting by day']],
  clsx: ['foundation', 'both', "import clsx from 'clsx'", 'https://github.com/lukeed/clsx', ['class names that depend on state']],
  zod: ['validation', 'both', "import * as z from 'zod'", 'https://zod.dev', ['checking input at the edge of a function', 'types from schemas']],
  'react-hook-form': ['forms', 'both', "import { useForm } from 'react-hook-form'", 'https://react-hook-form.com', ['long forms with messages at the fields', 'forms in steps']],
  '@tanstack/react-query': ['data fetching', 'both', "import { useQuery } from '@tanstack/react-query'", 'https://tanstack.com/query', ['data that several components share', 'refetching, optimistic updates']],
  '@tanstack/react-table': ['tables', 'web', "import { useTable } from '@tanstack/react-table'", 'https://tanstack.com/table', ['tables with sorting, filters and pages']],
  recharts: ['charts', 'web', "import { BarChart } from 'recharts'", 'https://recharts.org', ['dashboards', 'trends and shares']],
  'framer-motion': ['animation', 'web', "import { motion } from 'framer-motion'", 'https://motion.dev', ['things that enter, leave and move', 'gestures']],
  three: ['3D', 'web', "import * as THREE from 'three'", 'https://threejs.org/docs', ['scenes, models, games']],
  '@react-three/fiber': ['3D', 'both', "import { Canvas } from '@react-three/fiber'", 'https://r3f.docs.pmnd.rs', ['scenes as components']],
  'maplibre-gl': ['maps', 'web', "import maplibregl from 'maplibre-gl'", 'https://maplibre.org/maplibre-gl-js/docs', ['maps with one’s own tiles']],
  '@vis.gl/react-maplibre': ['maps', 'web', "import { Map } from '@vis.gl/react-maplibre'", 'https://visgl.github.io/react-maplibre', ['places on a map', 'picking a place']],
  'react-day-picker': ['calendars', 'web', "import { DayPicker } from 'react-day-picker'", 'https://daypicker.dev', ['choosing a day or a span of days']],
  sonner: ['notifications', 'web', "import { toast } from 'sonner'", 'https://sonner.emilkowal.ski', ['short notices after an action', 'undo']],
  'react-markdown': ['markdown', 'web', "import Markdown from 'react-markdown'", 'https://github.com/remarkjs/react-markdown', ['articles and notes written in markdown']],
  'pdfjs-dist': ['PDF', 'web', "import { getDocument } from 'pdfjs-dist'", 'https://mozilla.github.io/pdf.js', ['text out of uploaded PDF files']],
  '@chakra-ui/react': ['components', 'web', "import { ChakraProvider } from '@chakra-ui/react'", 'https://chakra-ui.com', ['a whole design library inside its provider']],
  '@headlessui/react': ['components', 'web', "import { Dialog } from '@headlessui/react'", 'https://headlessui.com', ['accessible parts that Tailwind classes dress']],
  'radix-ui': ['components', 'web', "import { Dialog } from 'radix-ui'", 'https://www.radix-ui.com', ['the parts under shadcn-style components']],
  'expo-router': ['navigation', 'mobile', "import { Link } from 'expo-router'", 'https://docs.expo.dev/router/introduction', ['pages of a mobile app by file']],
  '@react-navigation/native': ['navigation', 'mobile', "import { NavigationContainer } from '@react-navigation/native'", 'https://reactnavigation.org', ['stacks and tabs']],
  'react-native-reanimated': ['animation', 'mobile', "import Animated from 'react-native-reanimated'", 'https://docs.swmansion.com/react-native-reanimated', ['animation off the main thread']],
  'react-native-gesture-handler': ['animation', 'mobile', "import { GestureDetector } from 'react-native-gesture-handler'", 'https://docs.swmansion.com/react-native-gesture-handler', ['swipes, pinches, drags']],
  'expo-camera': ['device', 'mobile', "import { CameraView } from 'expo-camera'", 'https://docs.expo.dev/versions/latest/sdk/camera', ['photos', 'scanning codes']],
  'react-native-maps': ['maps', 'mobile', "import MapView from 'react-native-maps'", 'https://github.com/react-native-maps/react-native-maps', ['places on a map on a phone']],
  'expo-audio': ['audio', 'mobile', "import { useAudioPlayer } from 'expo-audio'", 'https://docs.expo.dev/versions/latest/sdk/audio', ['players', 'recordings']],
  'expo-notifications': ['notifications', 'mobile', "import * as Notifications from 'expo-notifications'", 'https://docs.expo.dev/versions/latest/sdk/notifications', ['reminders', 'push messages']],
  'react-native-webview': ['web views', 'mobile', "import { WebView } from 'react-native-webview'", 'https://github.com/react-native-webview/react-native-webview', ['a web page inside a screen']],
  'react-native-calendars': ['calendars', 'mobile', "import { Calendar } from 'react-native-calendars'", 'https://wix.github.io/react-native-calendars', ['month views', 'agendas']],
  'react-native-svg': ['SVG', 'mobile', "import Svg, { Circle } from 'react-native-svg'", 'https://github.com/software-mansion/react-native-svg', ['drawings and simple charts']],
  'expo-splash-screen': ['splash screen', 'mobile', "import * as SplashScreen from 'expo-splash-screen'", 'https://docs.expo.dev/versions/latest/sdk/splash-screen', ['keeping the first picture until data is there']],
  '@expo/vector-icons': ['icons', 'mobile', "import { FontAwesome } from '@expo/vector-icons'", 'https://docs.expo.dev/guides/icons', ['icons in tabs and buttons']],
  'expo-haptics': ['device', 'mobile', "import * as Haptics from 'expo-haptics'", 'https://docs.expo.dev/versions/latest/sdk/haptics', ['a light tap when something worked']],
  'expo-secure-store': ['device', 'mobile', "import * as SecureStore from 'expo-secure-store'", 'https://docs.expo.dev/versions/latest/sdk/securestore', ['tokens and small secrets on the phone']],
  'expo-image': ['device', 'mobile', "import { Image } from 'expo-image'", 'https://docs.expo.dev/versions/latest/sdk/image', ['pictures with a placeholder']],
  'victory-native': ['charts', 'mobile', "import { CartesianChart } from 'victory-native'", 'https://nearform.com/open-source/victory-native', ['charts on a phone']],
  'lucide-react-native': ['icons', 'mobile', "import { Search } from 'lucide-react-native'", 'https://lucide.dev', ['the icons of the web app on a phone']],
} // prettier-ignore

export const packageDescriptions: Readonly<Record<string, PackageDescription>> = Object.fromEntries(
  Object.entries(rows).map(([name, [area, platform, importStatement, documentation, useCases]]) => [
    name,
    { area, platform, importStatement, documentation, useCases },
  ]),
)

// Pinned versions of mobile libraries (specification 9); the packages behind the words are ours.

export const mobilePins = {
  router: { package: 'expo-router', version: '5.0.3' },
  navigation: { package: '@react-navigation/native', version: '7.0.14' },
  reanimated: { package: 'react-native-reanimated', version: '3.16.1' },
  'gesture handler': { package: 'react-native-gesture-handler', version: '2.20.2' },
  camera: { package: 'expo-camera', version: '16.0.18' },
  maps: { package: 'react-native-maps', version: '1.18.0' },
} as const satisfies Readonly<Record<string, { package: string; version: string }>>
export type MobileLibrary = keyof typeof mobilePins

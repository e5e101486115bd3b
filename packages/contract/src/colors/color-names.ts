// Colours people name: the CSS names with their CSS values, then everyday names with agreed ones.

const cssNames = `aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4
black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0
chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff
darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgrey a9a9a9 darkgreen 006400 darkkhaki bdb76b
darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a
darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1
darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222
floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520
gray 808080 grey 808080 green 008000 greenyellow adff2f honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082
ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6
lightcoral f08080 lightcyan e0ffff lightgray d3d3d3 lightgrey d3d3d3 lightgreen 90ee90 lightpink ffb6c1
lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899
lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000
mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371
mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970
mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000
olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98
paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd
powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513
salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb
slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c
teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5
yellow ffff00 yellowgreen 9acd32`

const everydayNames = `amber ffbf00 anthracite 383e42 apricot fbceb1 aubergine 3b0910 bordeaux 5f1a2b brick 9c3b2e
bronze b08d57 burgundy 800020 butter fff1b5 caramel c68e4f champagne f7e7ce charcoal 36454f
cherry b11226 clay b66a50 cobalt 0047ab coffee 6f4e37 copper b87333 cream fffdd0 denim 2f5d8a emerald 50c878
eggshell f0ead6 ecru e8dfc5 eucalyptus 8fae9b forest 1f4d2b graphite 3a3d40 grape 6f2da8 greige c9c0b1 hunter 355e3b
jade 00a86b lemon fff44f lilac c8a2c8 marigold eaa221 mauve b784a7 mint bde8d0 mocha 7b5b4c moss 7a8b4f
mustard e1ad01 ochre cc7722 offwhite faf9f6 oat e5d9c3 oxblood 5b0f14 peach ffd8b8 pearl f3efe6 periwinkle ccccff
petrol 0f4c5c pine 1f4b3f pistachio bfd8a5 rose e8a0a8 rosegold c9897b ruby 9b111e rust b7410e saffron f4c430 sage 9caf88
sand dcc9a3 sapphire 0f52ba scarlet ff2400 seafoam 9fe2bf sunflower ffc512 tangerine f28500 taupe 8b7e74
terracotta c4623f ultramarine 3f00ff vanilla f3e5ab wine 722f37`

/** Things that are eaten, worn or built with, and colours where it is plain that a look is spoken of. */
const namesOfMatter = `almond efdecd ash b2b5b4 blues 2f6690 brass b3924a browns 6a4530 greens 3f6b45 wood 8a5f3c wooden 8a5f3c biscuit e3c9a3 blackberry 4a2940 blueberry 4f5d95 blush f0cfcb berry 8e2a4f bluebell 7a86c8 bone e6dfcf buttercup f4cf4c
butterscotch e0a35b cappuccino a98b73 cayenne a23e2b celadon ace1af cinnamon a2603a claret 7f1734 cocoa 6b4a3a cornflower 6495ed
cranberry 9e2a3f currant 5e1f33 dove c4c1bd driftwood a8927a dusk 5b5a78 ebony 2b2724 eggplant 4a2545 espresso 3c2a21 fern 5b8c4a
flax d9c58b flint 5c6266 fog d5d8d8 ginger b5652a gunmetal 2f3a40 hazel 8e6b45 hazelnut 9f7e5b heather a58fb3 hibiscus b8336a
honey dca02f ink 1b2a4a iris 5d57b3 juniper 3f5e57 latte c8ad8d laurel 6f8f6a lichen b4bfa0 mahogany 5a2a1f malachite 0b7a54
mandarin f28b30 mango f4a62a marble ecebe8 marsala 8c4a4d matcha a9b665 melon f7a788 merlot 5e2230 mist dfe5e4
mulberry 7a3156 mushroom b3a598 nectarine f39a6b nougat b98c66 nutmeg 7d5236 obsidian 1d1f24 onyx 23252a opal dfe6e4
papaya f49a5b paprika b03a24 parchment f1e4c8 pebble b7b1a7 pewter 8a9196 porcelain f4f3ef poppy d9402f primrose f0dc82
quartz e6d4d4 raspberry b3265a rosewood 65343b russet 80461b seaweed 3f5a43 sepia 704a2c shell f3e2d6 slate 56636f spruce 2d4f4a
stone b5ada1 straw e3cf8f strawberry d8415a sumac 8f3b3a sunset f0734e teak a5784f thyme 7c8a68 toffee 9c6b3f umber 635147
verdigris 43a08a vermilion e34234 walnut 5f4636 watermelon ec5a6b wisteria b09bd0 zinc 8e9499`

/** Words that are a colour only before the colour they shade: "ocean blue", "neon green". */
const shadedNames = `applegreen 7cb342 armygreen 4b5320 ashgrey b2beb5 babyblue 89cff0 babypink f4c2c2 bloodred 8a0303
blushpink f6d5d5 bonewhite f2ead8 bottlegreen 0f4d3a brickred 9c3b2e bubblegumpink ff8fc7 burntorange cc5500
candypink f27ca8 canaryyellow ffe94e cherryred b11226 chestnutbrown 6b3a2a chillired c21807 chocolatebrown 5c3a21 cornyellow f7d35c
dovegrey a9a7a3 duckblue 2a7f8e eggplantpurple 4a2545 electricblue 2f5bff electricpurple a033ff firered d7261e
grassgreen 4c9a2a honeyyellow e8a317 iceblue d6ecf5 icyblue d6ecf5 inkblue 1b2a4a jetblack 0a0a0a kellygreen 4cbb17
leafgreen 5b9a3c lemonyellow fff44f mossygreen 7a8b4f neonblue 2f5bff neoncyan 00f0ff neongreen 39ff14
neonlime c6ff00 neonmagenta ff00e6 neonorange ff6a00 neonpink ff2bb5 neonpurple b026ff neonred ff1744
neonturquoise 00ffd5 neonviolet b026ff neonyellow f4ff1f nightblue 141c3a oceanblue 1d6fa5 peacockblue 0f6e84
pitchblack 0a0a0a plumpurple 6b2d5c pumpkinorange f0741f racinggreen 004225 raspberryred c2185b rosered c21e56
royalpurple 5b2a86 seablue 2a6f97 spacegrey 4a4d52 stonegrey 8d8a84 sunsetorange f26b4b tealblue 1b6f83
tomatored e5422b warmwhite faf6ee winered 722f37
marineblue 1f4068 marine 1f4068 admiralblue 1f3354 aquablue 5fc4d6 avocadogreen 5f7331 bananayellow f7dc6f
barnred 7c1c12 berryred 8e2a4f berrypink b23a72 berrypurple 6d2c57 bluegrey 7b8c99 burntsienna a4502f burntumber 6e4030
cherrypink de3163 chilipink d2386c cloudgrey c9cdd0 coralpink f58a7c coralred f0604d curryyellow d9a21b duskypink cf9a9a duskyblue 7a8fa6
dustypink d4a5a5 fernygreen 5b8c4a fjordblue 5a7d95 fleshpink f1c7b4 foxred a6461f glacierblue b7d6e0 gunmetalgrey 3a4248
huntergreen 355e3b lagoonblue 2a93a0 loamybrown 5c4433 maizeyellow f2cf63 mangoyellow f7b733 maroonred 7a1f2b
meadowgreen 6fa15a mintgreen bde8d0 mousegrey 8f8b87 oldgold b8953a oldpink c98f93 oldrose c08081 oliveblack 3b3c36
oxfordblue 14284b parisgreen 4fa373 pebblegrey b0aca5 pigeonblue 7289a0 pigeongrey 9aa0a6 pigpink f2b8bd pinegreen 1f4b3f posterred e1372d
prussianblue 12304d reedgreen 8f9a63 reptilegreen 5b7a3a rosepink e8899f salmonpink f6a08c sandstone d9bf98 shockingpink fc2e86
signalred c4201d signalyellow f2b90c smokeblue 8499a6 smokegrey 8e9090 steelgrey 71797e strawyellow e3cf8f sunnyyellow f9c82e
sunflowergold f2b01e swampgreen 5d6644 taxiyellow f7c325 tealgreen 1a7f72 thunderblue 3c4a5e tobaccobrown 6d4f33 vanillayellow f3e5ab deepplum 5b2245 darkplum 4a1c3a deeplavender 8f84c4 darklavender 6d63a3`

function readTable(text: string): [string, string][] {
  const words = text.split(/\s+/)
  const pairs: [string, string][] = []
  for (let at = 0; at + 1 < words.length; at += 2) pairs.push([words[at] ?? '', `#${words[at + 1] ?? ''}`])
  return pairs
}

/** Name without spaces or hyphens, lower case → `#rrggbb`. */
export const colorsByName: ReadonlyMap<string, string> = new Map(
  [cssNames, everydayNames, namesOfMatter, shadedNames].flatMap(readTable),
)

/** The values of style sheets: as pure as a screen can show them, whatever people mean by the names. */
export const sheetColors: ReadonlySet<string> = new Set(readTable(cssNames).map(([, hex]) => hex))

/** Words that say so of a thing as often as of a colour. */
export const matterNames: ReadonlySet<string> = new Set(readTable(namesOfMatter).map(([name]) => name))

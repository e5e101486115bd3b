// What somebody holds of coins and shares: as much of each as people have, at what it cost.
import { readRows } from './topic.ts'

export const coins = readRows(`
Polkadot | | symbol=DOT; price_paid=1000.01; paid=1000.01; amount=146.2; quantity=146.2; price=6.84; buy_price=6.84; current_price=7.31; value=1068.7; date=-318
Litecoin | | symbol=LTC; price_paid=598.08; paid=598.08; amount=8.4; quantity=8.4; price=71.2; buy_price=71.2; current_price=83.6; value=702.2; date=-274
Cardano | Bought the dip, which dipped | symbol=ADA; price_paid=644.8; paid=644.8; amount=1240; quantity=1240; price=0.52; buy_price=0.52; current_price=0.47; value=582.8; date=-231
Solana | | symbol=SOL; price_paid=619.92; paid=619.92; amount=6.3; quantity=6.3; price=98.4; buy_price=98.4; current_price=163.7; value=1031.3; date=-187
Bitcoin | | symbol=BTC; price_paid=1185.44; paid=1185.44; amount=0.031; quantity=0.031; price=38240; buy_price=38240; current_price=64180; value=1989.6; date=-203
Monero | | symbol=XMR; price_paid=560.88; paid=560.88; amount=3.8; quantity=3.8; price=147.6; buy_price=147.6; current_price=162.3; value=616.7; date=-122
Ethereum | | symbol=ETH; price_paid=1147.2; paid=1147.2; amount=0.6; quantity=0.6; price=1912; buy_price=1912; current_price=3127; value=1876.2; date=-114
Ethereum | On the hardware wallet | symbol=ETH; price_paid=3101.28; paid=3101.28; amount=1.42; quantity=1.42; price=2184; buy_price=2184; current_price=3127; value=4440.3; date=-86
Bitcoin | | symbol=BTC; price_paid=3496.92; paid=3496.92; amount=0.084; quantity=0.084; price=41630; buy_price=41630; current_price=64180; value=5391.1; date=-34`)

export const shares = readRows(`
Harbour Logistics | | ticker=HBL; symbol=HBL; share=42; amount=42; quantity=42; buy_price=31.4; price=31.4; current_price=36.7; value=1541.4; date=-412; dividend=1.2
Nowak Paper | Pays in May | ticker=NWP; symbol=NWP; share=18; amount=18; quantity=18; buy_price=112.6; price=112.6; current_price=104.3; value=1877.4; date=-338; dividend=4.6
Lindner Optics | | ticker=LND; symbol=LND; share=7; amount=7; quantity=7; buy_price=284; price=284; current_price=331; value=2317; date=-291; dividend=2.8
World index fund | Every month, whatever happens | ticker=WLD; symbol=WLD; share=63; amount=63; quantity=63; buy_price=78.2; price=78.2; current_price=94.6; value=5959.8; date=-246; dividend=1.4
Mori Foods | | ticker=MRF; symbol=MRF; share=25; amount=25; quantity=25; buy_price=46.8; price=46.8; current_price=52.1; value=1302.5; date=-173; dividend=1.7
Okafor Energy | Too early or too late | ticker=OKE; symbol=OKE; share=110; amount=110; quantity=110; buy_price=9.34; price=9.34; current_price=8.12; value=893.2; date=-94; dividend=0.3
Bond fund, short | | ticker=BND; symbol=BND; share=16; amount=16; quantity=16; buy_price=103.4; price=103.4; current_price=104.8; value=1676.8; date=-41; dividend=2.1`)

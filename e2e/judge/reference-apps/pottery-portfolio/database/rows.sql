insert into piece (slug, name, kind, price, height_cm, story) values
  ('low-tide-bowl', 'Low tide bowl', 'Bowls', 48, 9, 'The glaze ran further than planned and stopped where it should.'),
  ('moon-jar', 'Moon jar', 'Vases', 212, 34, 'Two bowls, joined at the waist while still wet.'),
  ('kitchen-jug', 'Kitchen jug', 'Jugs', 63, 21, 'Pours to the last drop and stops.'),
  ('soup-bowl-for-nils', 'Soup bowl for Nils', 'Bowls', 37, 8, 'He eats two. It holds two.'),
  ('neck', 'Neck', 'Vases', 94, 41, 'For one stem.'),
  ('milk-jug-with-a-thumb', 'Milk jug with a thumb', 'Jugs', 52, 13, 'The handle is where the thumb already is.');

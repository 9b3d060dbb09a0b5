"""Plate composer: beds (heightfields), scattered grains, physics-dropped chunks, fanned protein, sauces, garnish, props."""
from core import *
import core, food

class Plate:
    def __init__(s, kind='bowl', glaze='#e9e2d4', speck='#6b5a48', level=None, dome=.10, loc=(0, 0)):
        s.dish, s.floor, s.Rin = dish(kind, glaze, speck); s.kind = kind
        s.level = level if level is not None else {'bowl': .40, 'plate': .10, 'deep': .56}.get(kind, .6)
        s.dome = dome; s.bumps = []; s.bedobj = None
        if kind == 'plate': s.R = .98
        else:
            rr = np.linspace(0, s.Rin*1.08, 200); s.R = float(rr[np.argmax([s.floor(r) > s.level for r in rr])]) if s.floor(s.Rin*1.08) > s.level else s.Rin
    def h(s, x, y):
        r = math.hypot(x, y)
        if s.kind == 'plate': z = .075
        else: z = s.level+s.dome*(1-(r/s.R)**2)
        for (bx, by, br, bh) in s.bumps:
            d = math.hypot(x-bx, y-by)/br
            if d < 1: z += bh*(1-d*d)**(.75 if s.kind == 'plate' else 1.5)
        z += .012*mn.noise(Vector((x*5, y*5, 3)))
        return z
    def normal(s, x, y, e=.02):
        return Vector((-(s.h(x+e, y)-s.h(x-e, y))/(2*e), -(s.h(x, y+e)-s.h(x, y-e))/(2*e), 1)).normalized()
    def bed(s, colf, material=None, n=64, nt=128):
        """colf(x,y)->(rgb)"""
        V = [(0, 0, s.h(0, 0))]; C = [colf(0, 0)]; F = []
        R_ = s.R*1.02
        for i in range(1, n+1):
            r = R_*i/n
            for j in range(nt):
                a = 2*math.pi*j/nt; x, y = r*math.cos(a), r*math.sin(a); V.append((x, y, s.h(x, y)-.012)); C.append(colf(x, y))
        for j in range(nt): F.append((0, 1+j, 1+(j+1) % nt))
        for i in range(n-1):
            for j in range(nt): F.append((1+i*nt+j, 1+(i+1)*nt+j, 1+(i+1)*nt+(j+1) % nt, 1+i*nt+(j+1) % nt))
        m = material or mat('bed', vcol=True, rough=.6, bump=.4, bscale=30)
        s.bedobj = obj(mesh('bed', V, F, C, material=m), name='bed'); return s.bedobj
    # ---- zones: ('all',) ('sec',a0,a1,r0,r1) degrees, ('c',x,y,r), ('ring',r0,r1)
    def sample(s, z):
        while True:
            if z[0] == 'all': x, y = R.uniform(-s.R, s.R), R.uniform(-s.R, s.R)
            elif z[0] == 'c':
                x, y = z[1]+R.uniform(-z[3], z[3]), z[2]+R.uniform(-z[3], z[3])
                if math.hypot(x-z[1], y-z[2]) > z[3]: continue
            elif z[0] == 'sec':
                a = math.radians(R.uniform(z[1], z[2])); r = s.R*math.sqrt(R.uniform(z[3]**2, z[4]**2)); x, y = r*math.cos(a), r*math.sin(a)
            elif z[0] == 'ring':
                a = R.uniform(0, 6.283); r = s.R*math.sqrt(R.uniform(z[1]**2, z[2]**2)); x, y = r*math.cos(a), r*math.sin(a)
            if math.hypot(x, y) <= s.R*.985: return x, y
    def inside(s, z, x, y, soft=0.0):
        r = math.hypot(x, y)/s.R; a = math.degrees(math.atan2(y, x))
        if z[0] == 'all': return True
        if z[0] == 'c': return math.hypot(x-z[1], y-z[2]) < z[3]+soft
        if z[0] == 'ring': return z[1] <= r <= z[2]
        d = (a-z[1]) % 360; return d <= (z[2]-z[1]) and z[3] <= r <= z[4]
    def grains(s, protos, zone, count, jitter=.045, tilt=.55, scale=1.0):
        for k in range(count):
            x, y = s.sample(zone); nrm = s.normal(x, y)
            n2 = Vector((nrm.x+R.gauss(0, tilt), nrm.y+R.gauss(0, tilt), nrm.z)).normalized()
            obj(R.choice(protos), (x, y, s.h(x, y)+R.uniform(-.01, jitter)), align(n2), scale*R.uniform(.92, 1.08))
    def drop(s, protos, zone, count, scale=1.0, z0=.25, flat=False, gap=.16, frames=80):
        """spawn above the zone and let Bullet settle them"""
        os = []
        for k in range(count):
            x, y = s.sample(zone)
            rot = (R.uniform(-.4, .4), R.uniform(-.4, .4), R.uniform(0, 6.28)) if flat else [R.uniform(0, 6.28) for _ in range(3)]
            os.append(obj(R.choice(protos), (x, y, s.h(x, y)+z0+gap*k*.5), rot, scale*R.uniform(.93, 1.07)))
        return os
    def simulate(s, os, extra=(), frames=90):
        settle(os, [s.bedobj, s.dish]+list(extra), frames)
        bad = [o for o in os if o.matrix_world.translation.z < s.h(0, 0)-.6 or math.hypot(*o.matrix_world.translation.xy) > s.R*1.25]
        for o in bad: bpy.data.objects.remove(o)
        return [o for o in os if o not in bad]
    def fan(s, protos, start, end, n, lean=-.75, lift=.10, scale=1.0, spin=0.0):
        """shingled slices from start to end (xy)"""
        d = Vector((end[0]-start[0], end[1]-start[1])); ang = math.atan2(d.y, d.x)-math.pi/2; os = []
        for k in range(n):
            t = k/(n-1); x, y = start[0]+d.x*t, start[1]+d.y*t
            me = protos[k % len(protos)]
            M = Matrix.Rotation(ang+spin+R.uniform(-.06, .06), 3, 'Z') @ Matrix.Rotation(lean+R.uniform(-.06, .06), 3, 'X')
            os.append(obj(me, (x, y, s.h(x, y)+lift+R.uniform(-.008, .008)), M.to_euler(), scale)); 
        return os
    def lay(s, me, x, y, spin=0.0, lift=.1, tilt=(0, 0), scale=1.0):
        return obj(me, (x, y, s.h(x, y)+lift), Euler((tilt[0], tilt[1], spin)), scale)
    def tuft(s, protos, cx, cy, n, r=.3, lift=.05, up=.5, scale=1.0):
        """leaves radiating from a centre, layered"""
        for k in range(n):
            t = k/max(1, n-1); a = k*2.39996+R.uniform(-.3, .3); rr = r*math.sqrt(1-t)*R.uniform(.7, 1.05)
            x, y = cx+rr*math.cos(a), cy+rr*math.sin(a)
            M = Matrix.Rotation(a+R.uniform(-.5, .5), 3, 'Z') @ Matrix.Rotation(-(up*(t*.9+.1))+R.uniform(-.25, .25), 3, 'Y') @ Matrix.Rotation(R.uniform(-.5, .5), 3, 'X')
            obj(R.choice(protos), (x, y, s.h(x, y)+lift+.16*t), M.to_euler(), scale*R.uniform(.85, 1.1))
    def garnish(s, protos, zone, count, scale=1.0, lift=.004, tilt=.25, avoid_table=True):
        bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get(); sc = bpy.context.scene; todo = []
        for k in range(count):
            x, y = s.sample(zone)
            ok, loc, nor, i, ob, m = sc.ray_cast(dg, Vector((x, y, 5)), Vector((0, 0, -1)))
            if not ok or ob.name.startswith(('table', 'dish')) or math.hypot(loc.x, loc.y) > s.R*.99: continue
            n2 = Vector((nor.x+R.gauss(0, tilt), nor.y+R.gauss(0, tilt), max(.4, nor.z))).normalized(); todo.append((loc+n2*lift, n2))
        for loc, n2 in todo: obj(R.choice(protos), loc, align(n2), scale*R.uniform(.8, 1.15))
    def drizzle(s, pts, col='#f4ead2', rad=.022, material=None, rough=.2):
        bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get(); sc = bpy.context.scene
        t = np.linspace(0, len(pts)-1, 26*(len(pts)-1)); from scipy.interpolate import CubicSpline
        p = CubicSpline(np.arange(len(pts)), np.array(pts))(t); z = []
        for x, y in p:
            ok, loc, *_ = sc.ray_cast(dg, Vector((float(x), float(y), 5)), Vector((0, 0, -1))); z.append(loc.z if ok else .1)
        z = np.array(z); k = np.ones(9)/9; zs = np.convolve(np.pad(z, 4, 'edge'), k, 'valid'); z = np.maximum(zs, z-.03)+rad*.35
        wob = 1+.25*np.array([mn.noise(Vector((i*.12, R.random()*.01, 7))) for i in range(len(p))]); e = np.sqrt(np.clip(np.minimum(np.arange(len(p)), len(p)-1-np.arange(len(p)))/6, .15, 1))
        V, F = tube(np.column_stack([p, z]), rad*wob*e, 10)
        m = material or mat('driz'+col, col, None, rough=rough, sss=.25, coat=.4)
        return obj(mesh('driz', V, F, material=m), name='driz')
    def dollop(s, x, y, r=.3, hgt=.12, col='#faf6ec', turns=2.2, lift=0.0, rough=.3, material=None, z=None, flecks=None):
        n, nt = 36, 90; V = [(0, 0, hgt)]; F = []; se = R.uniform(0, 9)
        for i in range(1, n+1):
            u = i/n
            for j in range(nt):
                a = 2*math.pi*j/nt; rr = u*r*(1+.10*mn.noise(Vector((math.cos(a)*1.5, math.sin(a)*1.5, se)))*u)
                sw = .5+.5*math.cos(2*math.pi*(u*turns)-a); zz = hgt*(1-u**2.2)**.8*(.72+.28*sw*(1-u*.3))+.006*mn.noise(Vector((u*6, a, se)))
                V.append((rr*math.cos(a), rr*math.sin(a), zz-(.05 if i == n else 0)))
        for j in range(nt): F.append((0, 1+j, 1+(j+1) % nt))
        for i in range(n-1):
            for j in range(nt): F.append((1+i*nt+j, 1+(i+1)*nt+j, 1+(i+1)*nt+(j+1) % nt, 1+i*nt+(j+1) % nt))
        m = material or mat('dollop'+col, col, None, rough=rough, sss=.3, coat=.3, bump=.06, bscale=14, speckle=flecks)
        return obj(mesh('dollop', V, F, material=m), (x, y, (s.h(x, y) if z is None else z)+lift-.02), name='dollop')

# ------------------------------------------------------------------ props
def napkin(loc=(1.25, -.95), rot=.45, size=(1.25, 1.7), col='#d9cfbd', stripe=None):
    nx, ny = 60, 80; V, C, F = [], [], []; se = R.uniform(0, 50); base = lin(col)
    for layer in range(2):
        o = len(V)
        for i in range(nx+1):
            for j in range(ny+1):
                u, v = i/nx-.5, j/ny-.5; f = .030*mn.noise(Vector((u*3, v*2.2, se+layer)))+.020*math.sin(v*9+u*5+se)
                x = u*size[0]*(1-.03*layer)+.02*layer+.012*mn.noise(Vector((v*4, se, 1))); y = v*size[1]*(1-.05*layer)+.015*mn.noise(Vector((u*4, se, 2)))
                V.append((x, y, .026+.014*layer+max(-.018, f*.38)*(1+.3*layer)))
                C.append(lin(stripe) if stripe and (.40 < abs(u) < .418 or .432 < abs(u) < .44) else base)
        for i in range(nx):
            for j in range(ny): a = o+i*(ny+1)+j; F.append((a, a+ny+1, a+ny+2, a+1))
    m = mat('linen', vcol=True, rough=.9, spec=.15, bump=.0)
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; tc = nt.nodes.new('ShaderNodeTexCoord')
    b.inputs['Sheen'].default_value = .4
    hs = []
    for d in ('X', 'Y'):
        w = nt.nodes.new('ShaderNodeTexWave'); w.bands_direction = d; w.inputs['Scale'].default_value = 28; w.inputs['Distortion'].default_value = 1.2; w.inputs['Detail Scale'].default_value = 3
        nt.links.new(tc.outputs['Object'], w.inputs['Vector']); hs.append(w.outputs['Fac'])
    ad = nt.nodes.new('ShaderNodeMath'); nt.links.new(hs[0], ad.inputs[0]); nt.links.new(hs[1], ad.inputs[1])
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .35; bp.inputs['Distance'].default_value = .01
    nt.links.new(ad.outputs[0], bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal'])
    o = obj(mesh('napkin', V, F, C, material=m), (loc[0], loc[1], 0), (0, 0, rot), name='table_napkin'); return o
